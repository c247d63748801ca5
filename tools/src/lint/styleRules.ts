import { defineRule, type ESTree } from '@oxlint/plugins';
import { fileOf, keyOf, textVisitor } from './context.ts';
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

/** The properties whose values are distances. */
const distance =
  /^(?:(?:padding|margin|gap|rowGap|columnGap|grid(?:Row|Column)?Gap|inset|scrollMargin|scrollPadding|borderSpacing)\w*|top|right|bottom|left)$/;
/** Up to 3 px correct how something looks, which no token can say. */
const rawDistance = /(?<![\w.])(?:(?:[4-9]|\d{2,})(?:\.\d+)?px|(?:\d*\.)?\d+r?em)\b/;

const isDistance = (node: ESTree.Node) => distance.test(keyOf(node));

/** Whether a number is no length: an index, as in space[4], or a factor, as in calc.multiply(gap, 4). */
const isCount = ({ parent }: ESTree.Node) =>
  parent?.type === 'MemberExpression' || parent?.type === 'CallExpression';

/** Forbids distances of one's own: they come from the tokens. */
export const spaceTokensRule = defineRule({
  create(context) {
    if (!/^(?:apps|libs)\/.*\.css\.ts$/.test(fileOf(context))) return {};
    let depth = 0;
    const report = (node: ESTree.Node) =>
      context.report({ node, message: 'No raw distance: use a step of tokens.space.' });
    return {
      Property(node) {
        if (isDistance(node)) depth += 1;
      },
      'Property:exit'(node: ESTree.Node) {
        if (isDistance(node)) depth -= 1;
      },
      Literal(node) {
        if (depth === 0 || !('value' in node)) return;
        const { value } = node;
        // A bare number is a length in px.
        const isRaw =
          typeof value === 'number'
            ? value >= 4 && !isCount(node)
            : typeof value === 'string' && rawDistance.test(value);
        if (isRaw) report(node);
      },
      TemplateElement(node) {
        if (depth > 0 && rawDistance.test(node.value.raw)) report(node);
      },
    };
  },
});
