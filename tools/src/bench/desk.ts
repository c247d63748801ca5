import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deskOrders, deskViews, memberStatuses } from '@parlour/contract/staff';
import { type Club, startClub } from '@parlour/e2e';
import * as z from 'zod/mini';
import { root } from '../workspace/paths.ts';
import { type Headers } from './bareReference.ts';
import { type Measure, median } from './measure.ts';
import { timeAtServer } from './timeAtServer.ts';
import { signInByApi } from './tokenHeaders.ts';

const ROUNDS = 21;
const SEARCH_ROUNDS = 3;
/** Milliseconds. */
const QUEUE_LIMIT = 15;
const SEARCH_LIMIT = 60;
const THREAD_LIMIT = 10;
const MEMBERS_LIMIT = 15;
const OWN_LIST_LIMIT = 5;
/** The longest line of output that the filling program writes. */
const OUTPUT_LIMIT = 1_000_000;

const filled = z.object({ cookie: z.string(), searches: z.array(z.string()) });
const page = z.object({ data: z.object({ requests: z.array(z.unknown()) }) });
const memberPage = z.object({ data: z.object({ members: z.array(z.unknown()) }) });
const thread = z.object({ data: z.object({ entries: z.array(z.unknown()) }) });

/** Adds 100,000 requests with 1,000,000 lines, and opens a session at the desk. */
export async function fillDesk({ dataDirectory }: Club) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@parlour/source', join(root, 'apps/api/src/testing/fill-desk.ts')],
    {
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDirectory },
      maxBuffer: OUTPUT_LIMIT,
    },
  );
  return filled.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

/** Reads the JSON of a URL. Rejects unless the call succeeds. */
export async function readJson(url: string, headers: Headers): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} got the status ${response.status}.`);
  return response.json();
}

/** Compares the median of some times with a limit, in milliseconds. */
export function measureTimes(name: string, times: readonly number[], limit: number): Measure {
  const time = median(times);
  return {
    name,
    figure: `${time.toFixed(1)} ms`,
    reference: `of ${times.length} fastest ${Math.min(...times).toFixed(1)}, slowest ${Math.max(...times).toFixed(0)} ms`,
    limit: `at most ${limit} ms`,
    isWithinLimit: time <= limit,
  };
}

/** Measures a page of the queue in each view and order. */
async function measureQueue(club: Club, headers: Headers): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const view of deskViews) {
    for (const order of deskOrders) {
      const path = `${club.url}/api/staff/requests?view=${view}&order=${order}`;
      const { requests } = page.parse(await readJson(path, headers)).data;
      if (requests.length === 0) throw new Error(`The view ${view} is empty.`);
      const times = await timeAtServer(club, ROUNDS, () => readJson(path, headers));
      measures.push(measureTimes(`Queue, ${view} by ${order}`, times, QUEUE_LIMIT));
    }
  }
  return measures;
}

/** Measures the search. Each text is searched as often. */
async function measureSearch(
  club: Club,
  headers: Headers,
  searches: readonly string[],
): Promise<Measure> {
  const pathOf = (text: string) => `${club.url}/api/staff/request-search?text=${text}`;
  for (const text of searches) {
    const { requests } = page.parse(await readJson(pathOf(text), headers)).data;
    if (requests.length === 0) throw new Error(`Nothing was found for ${text}.`);
  }
  const times = await timeAtServer(club, searches.length * SEARCH_ROUNDS, (call) =>
    readJson(pathOf(searches[call % searches.length] ?? ''), headers),
  );
  return measureTimes(`Search, ${searches.length} texts`, times, SEARCH_LIMIT);
}

/** Measures a page of the list of 5,000 members of each status, and what finds one of them. */
async function measureMembers(club: Club, headers: Headers): Promise<readonly Measure[]> {
  const searches = ['member4321@load', '79464322', 'load-crm-4323', 'ad'];
  const timesOf = async (query: string) => {
    const path = `${club.url}/api/staff/members?${query}`;
    const { members } = memberPage.parse(await readJson(path, headers)).data;
    if (members.length === 0) throw new Error(`No member was found for ${query}.`);
    return timeAtServer(club, ROUNDS, () => readJson(path, headers));
  };
  const measures = [measureTimes('Members, everybody', await timesOf(''), MEMBERS_LIMIT)];
  for (const status of memberStatuses) {
    const times = await timesOf(`status=${status}`);
    measures.push(measureTimes(`Members, ${status}`, times, MEMBERS_LIMIT));
  }
  for (const text of searches) {
    const times = await timesOf(`text=${encodeURIComponent(text)}`);
    measures.push(measureTimes(`Members with “${text}”`, times, SEARCH_LIMIT));
  }
  return measures;
}

/** Measures the desk and a member's list in a club of 100,000 requests and 1,000,000 lines of threads. */
export async function measureDesk(): Promise<readonly Measure[]> {
  await using club = await startClub({ LOG_LEVEL: 'debug' });
  const { cookie, searches } = await fillDesk(club);
  const headers = { cookie, 'x-desk': '1', 'sec-fetch-site': 'same-origin' };
  const queue = await measureQueue(club, headers);
  const search = await measureSearch(club, headers, searches);
  const members = await measureMembers(club, headers);
  const threadOf = (number: number) =>
    readJson(`${club.url}/api/staff/requests/load-request-${number}`, headers);
  const { entries } = thread.parse(await threadOf(1)).data;
  if (entries.length !== 200) throw new Error(`A thread has ${entries.length} lines.`);
  await timeAtServer(club, ROUNDS, threadOf);
  const threads = await timeAtServer(club, ROUNDS, threadOf);
  const { headers: tokens } = await signInByApi(club, 'member7@load.example');
  const listOf = async (state: string) => {
    const list = () => readJson(`${club.url}/api/requests?state=${state}`, tokens);
    await list();
    const times = await timeAtServer(club, ROUNDS, list);
    return measureTimes(`A member's list, ${state}`, times, OWN_LIST_LIMIT);
  };
  return [
    ...queue,
    search,
    ...members,
    measureTimes('A thread of 200 lines', threads, THREAD_LIMIT),
    await listOf('open'),
    await listOf('past'),
  ];
}
