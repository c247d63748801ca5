// `npm run faults`: does every fault to real servers, and prints what was tried, lost, doubled and found.
// `npm run faults -- --only kills,hostile --rounds 20 --seed 7` chooses the faults, how often, and the same times again.
import { parseArgs } from 'node:util';
import { type Fault, type FaultResult, isClean } from './fault.ts';
import { faultTable } from './faultTable.ts';
import { createRandom } from './support/random.ts';

const DEFAULT_ROUNDS = 5;

/** Ends the process, because it cannot run so. */
function refuse(reason: string): never {
  console.error(`faults: ${reason}`);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '1' },
    rounds: { type: 'string', default: String(DEFAULT_ROUNDS) },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const names = values.only.split(',').filter((name) => name !== '');
const unknown = names.filter((name) => faultTable.every((fault) => fault.name !== name));
if (unknown.length > 0) {
  refuse(
    `no fault is called ${unknown.join(', ')}; there are ${faultTable.map(({ name }) => name).join(', ')}.`,
  );
}
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse('--rounds must be a whole number from 1.');

const atOnce = Number(values['at-once']);
if (!Number.isInteger(atOnce) || atOnce < 1) refuse('--at-once must be a whole number from 1.');

/** Runs one fault to its end. What it could not go on after counts as found. */
async function runFault({ name, run }: Fault) {
  const begin = performance.now();
  const random = createRandom(`${values.seed} ${name}`);
  const result = await run({ rounds, random }).catch((error: unknown): FaultResult => {
    const reason = error instanceof Error ? error.stack : String(error);
    return { tried: 0, lost: [], doubled: [], found: [`it could not go on: ${reason}`] };
  });
  return { name, result, seconds: (performance.now() - begin) / 1000 };
}

console.log(`faults: ${rounds} rounds, --seed ${values.seed}`);
const waiting = faultTable.filter(({ name }) => names.length === 0 || names.includes(name));
const rows: Awaited<ReturnType<typeof runFault>>[] = [];
const work = async () => {
  for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
    rows.push(await runFault(fault));
  }
};
await Promise.all(Array.from({ length: atOnce }, work));

for (const { name, result } of rows) {
  for (const what of ['lost', 'doubled', 'found'] as const) {
    for (const [text, same] of Map.groupBy(result[what], (text) => text)) {
      console.log(`${name}: ${what}: ${text}${same.length > 1 ? ` (${same.length} times)` : ''}`);
    }
  }
}
console.log(
  [
    ['fault', 'tried', 'lost', 'doubled', 'found', 'seconds'],
    ...rows.map(({ name, result: { tried, lost, doubled, found }, seconds }) => [
      name,
      String(tried),
      String(lost.length),
      String(doubled.length),
      String(found.length),
      seconds.toFixed(1),
    ]),
  ]
    .map((cells) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(8))).join(''),
    )
    .join('\n'),
);
process.exitCode = rows.every(({ result }) => isClean(result)) ? 0 : 1;
