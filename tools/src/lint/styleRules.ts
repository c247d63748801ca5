import { defineRule } from '@oxlint/plugins';
import { fileOf, textVisitor } from './context.ts';
import { locate } from './location.ts';
import { manifestsOf } from './manifests.ts';

const rawColor =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const namedColor =
  /^(?:white|black|red|green|blue|gray|grey|yellow|orange|brown|gold|silver|ivory)$/i;

/** Forbids inline styles: styles belong into `*.css.ts` files, next to the tokens. */
export const inlineStyleRule = defineRule({
  create(context) {
    const location = locate(fileOf(context));
    if (location?.kind !== 'source' || !manifestsOf(context.cwd).usesReact(location.folder))
      return {};
    return {
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'style') return;
        context.report({
          node,
          message: 'No `style` prop: put a class into the *.css.ts beside it.',
        });
      },
    };
  },
});

/** Forbids raw colors outside the themes: other styles use tokens. */
export const rawColorRule = defineRule({
  create(context) {
    const file = fileOf(context);
    if (!file.endsWith('.css.ts') || file.startsWith('libs/ui/src/themes/')) return {};
    return textVisitor((node, text) => {
      if (!rawColor.test(text) && !namedColor.test(text)) return;
      context.report({
        node,
        message: `No raw color '${text}': use a token, or name a role in a theme.`,
      });
    });
  },
});
