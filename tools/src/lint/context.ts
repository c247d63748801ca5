import { relative, sep } from 'node:path';
import type { Context, ESTree } from '@oxlint/plugins';

/** Returns the path of the file under check from the workspace's root, with forward slashes. */
export function fileOf({ cwd, filename }: Context): string {
  return relative(cwd, filename).split(sep).join('/');
}

/** Returns the name of a property, empty for a computed one and for other nodes. */
export function keyOf(node: ESTree.Node): string {
  if (node.type !== 'Property') return '';
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' && typeof node.key.value === 'string' ? node.key.value : '';
}

/** Visits every text of a file: its string literals, and the fixed parts of its templates. */
export function textVisitor(check: (node: ESTree.Node, text: string) => void) {
  return {
    Literal(node: ESTree.StringLiteral | ESTree.Node) {
      if ('value' in node && typeof node.value === 'string') check(node, node.value);
    },
    TemplateElement: (node: ESTree.TemplateElement) => check(node, node.value.raw),
  };
}
