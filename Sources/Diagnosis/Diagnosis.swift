// Diagnosis begins here.
