// `npm run icons`: renders the icons of the member app from its `favicon.svg`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.ts';
import { renderIcons } from './render.ts';

const folder = join(root, 'apps/web/public');
const icons = await renderIcons(readFileSync(join(folder, 'favicon.svg'), 'utf8'));
for (const [name, bytes] of icons) {
  writeFileSync(join(folder, name), bytes);
  console.log(`parlour: rendered ${name}, ${bytes.length} bytes`);
}
