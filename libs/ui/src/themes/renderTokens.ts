// `npm run tokens`: writes the files of the design tokens, which design tools and other programs take.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { tokenFiles } from './designTokens.ts';

for (const [name, text] of Object.entries(tokenFiles(packageFile.version))) {
  writeFileSync(join(import.meta.dirname, '../../tokens', name), text);
}
