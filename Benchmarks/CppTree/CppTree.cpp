#include "CppTree.h"

#include <vector>

struct CppNode {
  double x, y, w, h;
  int id;
  bool skip;
  std::vector<CppNode *> children;
};

namespace {

const CppNode *find(const CppNode *node, double x, double y) {
  if (node->skip || !(x >= 0 && x < node->w && y >= 0 && y < node->h)) return nullptr;
  for (auto it = node->children.rbegin(); it != node->children.rend(); ++it) {
    if (const CppNode *hit = find(*it, x - (*it)->x, y - (*it)->y)) return hit;
  }
  return node;
}

}  // namespace

CppNode *cpp_tree_add(CppNode *parent, int id, double x, double y, double w, double h, int skip) {
  auto *node = new CppNode{x, y, w, h, id, skip != 0, {}};
  if (parent) parent->children.push_back(node);
  return node;
}

int cpp_tree_hit(const CppNode *root, double x, double y) {
  const CppNode *hit = find(root, x - root->x, y - root->y);
  return hit ? hit->id : -1;
}

void cpp_tree_move(CppNode *node, double x, double y) {
  node->x = x;
  node->y = y;
}

void cpp_tree_free(CppNode *root) {
  for (CppNode *child : root->children) cpp_tree_free(child);
  delete root;
}
