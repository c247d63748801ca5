import { execFile } from 'node:child_process';
import { mkdtempDisposable, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Club, startClub } from '@parlour/e2e';
import * as z from 'zod/mini';
import { root } from '../workspace/paths.ts';
import type { Headers } from './bareReference.ts';
import type { Measure } from './measure.ts';
import { measureExtraMemory } from './memory.ts';
import { signInByApi } from './tokenHeaders.ts';

/** Seconds. */
const TIME_LIMIT = 60;
/** Megabytes. */
const MEMORY_LIMIT = 200;
/** Milliseconds. */
const USUAL_DELAY_LIMIT = 50;
const LONGEST_DELAY_LIMIT = 100;
/** Milliseconds between two readings of the memory, and between two calls of a member. */
const PAUSE = 250;
const CALL_PAUSE = 20;

const filled = z.object({ cookie: z.string() });
const detail = z.object({
  data: z.object({
    id: z.string(),
    status: z.string(),
    issue: z.nullable(z.string()),
    planHash: z.nullable(z.string()),
    plan: z.nullable(z.object({ counts: z.array(z.object({ created: z.int() })) })),
  }),
});
type Detail = z.output<typeof detail>['data'];

/** Writes the package, and opens a session at the desk. */
async function prepare({ dataDirectory }: Club, path: string): Promise<Headers> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@parlour/source', join(root, 'apps/api/src/testing/fill-import.ts'), path],
    { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDirectory } },
  );
  const { cookie } = filled.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  return { cookie, 'x-desk': '1', 'sec-fetch-site': 'same-origin' };
}

async function send(url: string, headers: Headers, body?: object): Promise<Detail> {
  const response = await fetch(url, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} got ${response.status}: ${await response.text()}`);
  return detail.parse(await response.json()).data;
}

/** Waits until the server's work on an import ends. Returns it with the seconds that it took. */
async function timeWork(url: string, headers: Headers, status: string) {
  const begin = performance.now();
  for (;;) {
    const found = await send(url, headers);
    if (found.status === status) {
      return { found, seconds: (performance.now() - begin) / 1000 };
    }
    if (found.status === 'failed') throw new Error(`The import failed: ${found.issue}`);
    await wait(PAUSE);
  }
}

/** Calls a list of a member again and again, until `work` has ended. */
async function withCalls<Result>(
  url: string,
  headers: Headers,
  work: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const calls = (async () => {
    while (!isOver) {
      const response = await fetch(`${url}/api/requests?state=open`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A member's call got the status ${response.status}.`);
      await wait(CALL_PAUSE);
    }
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await calls;
  }
}

/** Reads the longest delay of the event loop since the last reading, and the one of 99.9 %. */
async function readDelays(club: Club, file: string): Promise<readonly [number, number]> {
  await rm(file, { force: true });
  process.kill(club.processId() ?? 0, 'SIGUSR2');
  for (;;) {
    await wait(10);
    const text = await readFile(file, 'utf8').catch(() => '');
    const [longest, usual] = text.split(' ').map(Number);
    if (longest !== undefined && usual !== undefined) return [longest, usual];
  }
}

const measureOf = (name: string, value: number, limit: number, unit: string): Measure => ({
  name,
  figure: `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`,
  limit: `at most ${limit} ${unit}`,
  isWithinLimit: value <= limit,
});

/** Measures an import of 10,000 vendors and 5,000 members, while a member's calls go on. */
export async function measureImport(): Promise<readonly Measure[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'parlour-bench-import-'));
  const file = join(folder.path, 'loop-delay');
  await using club = await startClub({
    LOG_LEVEL: 'warn',
    LOOP_DELAY_FILE: file,
    NODE_OPTIONS: `--import=${new URL('loopDelay.ts', import.meta.url).href}`,
  });
  const path = join(folder.path, 'import.zip');
  const headers = await prepare(club, path);
  const { headers: tokens } = await signInByApi(club, 'member@club.example');
  const content = (await readFile(path)).toString('base64');
  const uploaded = await send(`${club.url}/api/staff/imports`, headers, {
    file: `data:application/zip;base64,${content}`,
    name: 'import.zip',
  });
  const url = `${club.url}/api/staff/imports/${uploaded.id}`;
  await readDelays(club, file);
  const { result, extra } = await measureExtraMemory(club, PAUSE, () =>
    withCalls(club.url, tokens, async () => {
      await send(`${url}/plan`, headers, { mapping: null, saveAs: null, hidesMissing: false });
      const planned = await timeWork(url, headers, 'planned');
      const created = planned.found.plan?.counts.reduce((sum, each) => sum + each.created, 0);
      if (created !== 15_000) throw new Error(`The plan creates ${created} items.`);
      await send(`${url}/apply`, headers, { planHash: planned.found.planHash });
      const applied = await timeWork(url, headers, 'applied');
      return { plan: planned.seconds, apply: applied.seconds };
    }),
  );
  const [longest, usual] = await readDelays(club, file);
  return [
    measureOf('Import of 15,000 rows, plan', result.plan, TIME_LIMIT, 's'),
    measureOf('Import of 15,000 rows, apply', result.apply, TIME_LIMIT, 's'),
    measureOf('Import, more memory in all processes', extra, MEMORY_LIMIT, 'MB'),
    measureOf('Import, 99.9 % of the delays of the event loop', usual, USUAL_DELAY_LIMIT, 'ms'),
    measureOf('Import, longest delay of the event loop', longest, LONGEST_DELAY_LIMIT, 'ms'),
  ];
}
