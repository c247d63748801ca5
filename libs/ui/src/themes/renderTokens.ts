// `npm run tokens`: writes the design tokens for design tools. With a folder, it also writes a file for each mode there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { designTokens, tokensByMode } from './designTokens.ts';

const write = (file: string, tokens: object) =>
  writeFileSync(file, `${JSON.stringify(tokens, null, 2)}\n`);

write(join(import.meta.dirname, '../../parlour.tokens.json'), designTokens());
const [folder] = process.argv.slice(2);
if (folder !== undefined) {
  // npm runs this in the package. The person who called it means their own folder.
  const target = resolve(process.env['INIT_CWD'] ?? '', folder);
  mkdirSync(target, { recursive: true });
  for (const [name, tokens] of Object.entries(tokensByMode())) {
    write(join(target, name), tokens);
    console.log(`parlour: wrote ${join(target, name)}`);
  }
}
