import { defineRule } from '@oxlint/plugins';

/** Has exported functions written as `export function`: one way, with the name first, and hoisted. */
export const exportedFunctionRule = defineRule({
  create: (context) => ({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations) {
        const isTyped = id.type === 'Identifier' && Boolean(id.typeAnnotation);
        if (init?.type !== 'ArrowFunctionExpression' || isTyped) continue;
        context.report({ node: id, message: 'Write an exported function as `export function`.' });
      }
    },
  }),
});
