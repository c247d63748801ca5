/**
 * Writes the sample club's illustrated plans as files of the map: `npm run render-plans -w @parlour/map`. The plans are
 * corrected in `libs/sample-club/src/plans`. The files are committed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plans } from '@parlour/sample-club';
import { encodePlan, planBounds } from './encodePlan.ts';

const folder = join(import.meta.dirname, 'areas');

const write = (name: string, content: object) => {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(join(folder, `${name}.json`), text);
  console.log(`${name}: ${text.length} bytes`);
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, plan] of Object.entries(plans)) write(name, encodePlan(plan));
write(
  'bounds',
  Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, planBounds(plan)])),
);
