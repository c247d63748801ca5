import { type Context, defineRule, type ESTree } from '@oxlint/plugins';
import { checkImport } from './boundaries.ts';
import { fileOf } from './context.ts';
import { manifestsOf } from './manifests.ts';

/** Returns the text of a literal specifier, undefined for a computed one. */
function literalText(node: ESTree.Expression): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

function check(context: Context, node: ESTree.Expression): void {
  const file = fileOf(context);
  const specifier = literalText(node);
  if (specifier === undefined) {
    const isShippedLibrary = file.startsWith('libs/') && !file.includes('.test.');
    if (!isShippedLibrary) return;
    context.report({
      node,
      message: 'A library imports by a literal name, so that it can be checked.',
    });
    return;
  }
  const message = checkImport(file, specifier, manifestsOf(context.cwd));
  if (message !== undefined) context.report({ node, message });
}

/** Checks every form of import against the boundary table. */
export const boundariesRule = defineRule({
  create: (context) => ({
    ImportDeclaration: (node) => check(context, node.source),
    ImportExpression: (node) => check(context, node.source),
    ExportAllDeclaration: (node) => check(context, node.source),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) check(context, node.source);
    },
    TSImportType: (node) => check(context, node.source),
  }),
});
