// Wording begins here.
