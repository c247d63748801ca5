import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Club } from '@parlour/e2e';
import { root } from '../workspace/paths.ts';
import { type LoadMember, startLoadedClub } from './loadedClub.ts';
import type { Measure } from './measure.ts';

const PAIRS = 3;
/** Milliseconds. The sweep chains the entries of members at least once in this time. */
const PHASE = 60_000;
/** Milliseconds of writes before the first phase. */
const WARM_UP = 10_000;
const RATIO_LIMIT = 0.95;

const setChain = ({ dataDirectory }: Club, state: 'on' | 'off') =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=@parlour/source', join(root, 'apps/api/src/testing/set-chain.ts'), state],
    { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDirectory } },
  );

/** Lets all members write, each one after another, for some time. Returns how many writes there were in a second. */
async function writesPerSecond(
  { url }: Club,
  members: readonly LoadMember[],
  duration: number,
): Promise<number> {
  const begin = performance.now();
  let writes = 0;
  const writeOn = async ({ email, headers }: LoadMember) => {
    while (performance.now() - begin < duration) {
      const professional = { company: 'A Company', title: `Title ${writes}`, workEmail: email };
      const response = await fetch(`${url}/api/profile`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ phone: '+1 555 0100', professional }),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A write got the status ${response.status}.`);
      writes += 1;
    }
  };
  await Promise.all(members.map(writeOn));
  return (writes / (performance.now() - begin)) * 1000;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Measures the writes of members in a second with the chain of the audit trail, against the same server without it. */
export async function measureChain(): Promise<readonly Measure[]> {
  await using loaded = await startLoadedClub();
  const { club, members } = loaded;
  const rates = { on: [0], off: [0] };
  await writesPerSecond(club, members, WARM_UP);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const state of ['off', 'on'] as const) {
      await setChain(club, state);
      rates[state].push(await writesPerSecond(club, members, PHASE));
    }
  }
  const [chained, unchained] = [sum(rates.on) / PAIRS, sum(rates.off) / PAIRS];
  const ratio = chained / unchained;
  return [
    {
      name: 'writes a second with the audit chain',
      figure: chained.toFixed(0),
      reference: `without it ${unchained.toFixed(0)}`,
      ratio: ratio.toFixed(3),
      limit: `at least ${RATIO_LIMIT}`,
      isWithinLimit: ratio >= RATIO_LIMIT,
    },
  ];
}
