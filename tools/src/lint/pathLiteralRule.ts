import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineRule } from '@oxlint/plugins';
import { root } from '../workspace/paths.ts';
import { fileOf, textVisitor } from './context.ts';
import { locate } from './location.ts';

const tables = ['libs/core/src/routes/routes.ts', 'libs/core/src/routes/deskRoutes.ts'];

// The linter loads its plugins without the condition `@parlour/source`, so the tables are read as text.
const source = tables.map((table) => readFileSync(join(root, table), 'utf8')).join('\n');
const folders = new Set([...source.matchAll(/ path: '\/([a-z-]+)/g)].map(([, folder]) => folder));
// The files of pictures have such a path too.
folders.delete('pictures');
const pagePath = new RegExp(`^/(?:${[...folders].join('|')})(?:[/?#]|$)`);

/** Forbids paths of pages outside the tables of routes: links, guards and matches read these. */
export const pathLiteralRule = defineRule({
  create(context) {
    const file = fileOf(context);
    const location = locate(file);
    if (location === undefined || location.kind === 'test' || tables.includes(file)) return {};
    return textVisitor((node, text) => {
      if (!pagePath.test(text)) return;
      const message = `No path of a page '${text}': use \`routes\` or \`href\` of the core.`;
      context.report({ node, message });
    });
  },
});
