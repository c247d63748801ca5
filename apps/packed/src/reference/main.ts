// `npm run reference`: writes the list of what the published libraries export, and the pages of their reference, from their
// built types. With a folder as its argument it writes the pages there alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../tarballs.ts';
import { EXPORTS_FILE, readLibraries, renderExports, renderReference } from './pages.ts';

const libraries = readLibraries();
const [, , chosen] = process.argv;
if (chosen === undefined) writeFileSync(join(root, EXPORTS_FILE), renderExports(libraries));
const folder = resolve(root, chosen ?? 'dist/reference');
mkdirSync(folder, { recursive: true });
for (const [page, text] of renderReference(libraries)) {
  const { code } = await format(page, text, { printWidth: 100 });
  writeFileSync(join(folder, page), code);
}
