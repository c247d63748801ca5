import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { root } from '../workspace/paths.ts';
import { locate } from './location.ts';

const table = 'libs/core/src/routes/routes.ts';

// The linter loads its plugins without the condition `@parlour/source`, so the table is read as text.
const source = readFileSync(join(root, table), 'utf8');
const folders = new Set([...source.matchAll(/ path: '\/([a-z-]+)/g)].map(([, folder]) => folder));
const pagePath = new RegExp(`^/(?:${[...folders].join('|')})(?:[/?#]|$)`);

/** Forbids paths of pages outside the route table: links, guards and matches read the table. */
export const pathLiteralRule = defineRule({
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const location = locate(file);
    if (location === undefined || location.kind === 'test' || file === table) return {};
    const check = (node: ESTree.Node, text: string) => {
      if (!pagePath.test(text)) return;
      const message = `No path of a page '${text}': use \`routes\` or \`href\` of the core.`;
      context.report({ node, message });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
});
