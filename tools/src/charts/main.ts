// `npm run charts`: writes diagrams of the core's state machines into docs/machines.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.ts';
import { chartFolder, renderChartPages } from './pages.ts';

rmSync(join(root, chartFolder), { recursive: true, force: true });
mkdirSync(join(root, chartFolder), { recursive: true });
for (const [path, text] of renderChartPages()) {
  writeFileSync(join(root, path), text);
  console.log(`parlour: drew ${path}`);
}
