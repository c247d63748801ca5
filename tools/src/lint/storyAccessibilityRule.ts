import { defineRule, type ESTree } from '@oxlint/plugins';
import { fileOf, keyOf } from './context.ts';

const isOff = (node: ESTree.Node) =>
  node.type === 'Property' &&
  node.value.type === 'Literal' &&
  ((keyOf(node) === 'disable' && node.value.value === true) ||
    (keyOf(node) === 'test' && (node.value.value === 'off' || node.value.value === 'todo')));

/** Forbids stories and settings of the book to turn the accessibility check off. */
export const storyAccessibilityRule = defineRule({
  create(context) {
    if (!/(?:\.stories\.tsx?|^\.storybook\/.*\.tsx?)$/.test(fileOf(context))) return {};
    let depth = 0;
    return {
      Property(node) {
        if (keyOf(node) === 'a11y') depth += 1;
        if (depth === 0 || !isOff(node)) return;
        context.report({ node, message: 'No story turns the accessibility check off.' });
      },
      'Property:exit'(node: ESTree.Node) {
        if (keyOf(node) === 'a11y') depth -= 1;
      },
    };
  },
});
