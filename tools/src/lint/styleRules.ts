import { relative, sep } from 'node:path';
import { type Context, defineRule, type ESTree } from '@oxlint/plugins';
import { locate } from './location.ts';

const rawColor =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const namedColor =
  /^(?:white|black|red|green|blue|gray|grey|yellow|orange|brown|gold|silver|ivory)$/i;

const fileOf = (context: Context) => relative(context.cwd, context.filename).split(sep).join('/');

/** Keeps styles in `*.css.ts` files, where the tokens are, and off the elements. */
export const inlineStyleRule = defineRule({
  create(context) {
    const place = locate(fileOf(context));
    const hasScreens = place?.folder === 'libs/ui' || place?.folder === 'apps/web';
    if (!hasScreens || place.kind !== 'source') return {};
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

/** Keeps raw colors in the themes: everything else names a role of the token vocabulary. */
export const rawColorRule = defineRule({
  create(context) {
    const file = fileOf(context);
    if (!file.endsWith('.css.ts') || file.startsWith('libs/ui/src/themes/')) return {};
    const check = (node: ESTree.Node, text: string) => {
      if (!rawColor.test(text) && !namedColor.test(text)) return;
      context.report({
        node,
        message: `No raw color '${text}': use a token, or name a role in a theme.`,
      });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
});
