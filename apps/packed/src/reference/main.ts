// `npm run reference`: writes the reference of the published libraries from their built types.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../tarballs.ts';
import { readLibraries, renderReference } from './pages.ts';

for (const [path, text] of await renderReference(readLibraries())) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
