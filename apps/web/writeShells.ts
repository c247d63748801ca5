// The last step of the build: writes the shells of the member pages beside the server's renderer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shells } from './src/app/server/renderShells.tsx';

const folder = import.meta.dirname;
const assets = join(folder, 'dist/assets');
const styleSheet = readdirSync(assets).find((file) => file.endsWith('.css')) ?? '';

// oxlint-disable-next-line typescript/no-unsafe-assignment -- a dynamic import has no type
const renderer: { readonly renderShells: (css: string) => Promise<Shells> } = await import(
  join(folder, 'dist-server/renderShells.js')
);
const shells = await renderer.renderShells(readFileSync(join(assets, styleSheet), 'utf8'));
writeFileSync(join(folder, 'dist-server/shells.json'), JSON.stringify(shells));
// The pages still wait for their calls.
process.exit();
