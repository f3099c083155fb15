#ifndef CPP_TREE_H
#define CPP_TREE_H
#ifdef __cplusplus
extern "C" {
#endif

/// The same algorithm over heap nodes in C++: the limit of the plain walk.
typedef struct CppNode CppNode;

/// Frame in the parent's coordinates; parent may be null. `skip` fails a gate.
CppNode *cpp_tree_add(CppNode *parent, int id, double x, double y, double w, double h, int skip);
/// The id of the hit node, or -1.
int cpp_tree_hit(const CppNode *root, double x, double y);
void cpp_tree_move(CppNode *node, double x, double y);
void cpp_tree_free(CppNode *root);

#ifdef __cplusplus
}
#endif
#endif
