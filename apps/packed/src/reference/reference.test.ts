import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tarballs.ts';
import { renderReference } from './pages.ts';

test('the reference shows what the libraries export: run `npm run reference` after a change', async () => {
  for (const [path, text] of await renderReference()) {
    const file = join(root, path);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  }
}, 60_000);
