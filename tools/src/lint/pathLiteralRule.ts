import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineRule } from '@oxlint/plugins';
import { root } from '../workspace/paths.ts';
import { fileOf, textVisitor } from './context.ts';
import { locate } from './location.ts';

const table = 'libs/core/src/routes/routes.ts';

// The linter loads its plugins without the condition `@parlour/source`, so the table is read as text.
const source = readFileSync(join(root, table), 'utf8');
const folders = new Set([...source.matchAll(/ path: '\/([a-z-]+)/g)].map(([, folder]) => folder));
const pagePath = new RegExp(`^/(?:${[...folders].join('|')})(?:[/?#]|$)`);

/** Forbids paths of pages outside the route table: links, guards and matches read the table. */
export const pathLiteralRule = defineRule({
  create(context) {
    const file = fileOf(context);
    const location = locate(file);
    if (location === undefined || location.kind === 'test' || file === table) return {};
    return textVisitor((node, text) => {
      if (!pagePath.test(text)) return;
      const message = `No path of a page '${text}': use \`routes\` or \`href\` of the core.`;
      context.report({ node, message });
    });
  },
});
