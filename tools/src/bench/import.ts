import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { people } from '@parlour/e2e';
import * as z from 'zod/mini';
import { callJson, fillClub, type Headers, signInByApi } from './club.ts';
import { startObservedClub } from './eventLoop.ts';
import type { Figure } from './measure.ts';
import { measureExtraMemory } from './memory.ts';

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

const send = async (url: string, headers: Headers, body?: object): Promise<Detail> =>
  detail.parse(await callJson(url, headers, body)).data;

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
      await callJson(`${url}/api/requests?state=open`, headers);
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

/** Measures an import of 10,000 vendors and 5,000 members, while a member's calls go on. */
export async function measureImport(): Promise<readonly Figure[]> {
  await using observed = await startObservedClub();
  const { club, folder, readDelays } = observed;
  const path = join(folder, 'import.zip');
  const { headers } = await fillClub(club, 'fill-import', path);
  const { headers: tokens } = await signInByApi(club, people.member);
  const content = (await readFile(path)).toString('base64');
  const uploaded = await send(`${club.url}/api/staff/imports`, headers, {
    file: `data:application/zip;base64,${content}`,
    name: 'import.zip',
  });
  const url = `${club.url}/api/staff/imports/${uploaded.id}`;
  await readDelays();
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
  const { longest, usual } = await readDelays();
  const figure = (name: string, value: number, unit: Figure['unit'], atMost: number): Figure => ({
    name: `Import${name}`,
    value,
    ...(unit && { unit }),
    atMost,
  });
  return [
    figure(' of 15,000 rows, plan', result.plan, 's', TIME_LIMIT),
    figure(' of 15,000 rows, apply', result.apply, 's', TIME_LIMIT),
    figure(', more memory in all processes', extra, 'MB', MEMORY_LIMIT),
    figure(', 99.9 % of the delays of the event loop', usual, 'ms', USUAL_DELAY_LIMIT),
    figure(', longest delay of the event loop', longest, 'ms', LONGEST_DELAY_LIMIT),
  ];
}
