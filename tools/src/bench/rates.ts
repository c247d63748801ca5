import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, people, startClub } from '@parlour/e2e';
import autocannon from 'autocannon';
import {
  callJson,
  fetchRawResponse,
  type Headers,
  runOnClub,
  signInByApi,
  timeAtServer,
} from './club.ts';
import { type Figure, median, medianTime, timeCalls } from './measure.ts';

// Many short rounds, since a neighbour's load on a shared machine then falls on both servers of a round.
const rounds = 15;
const seconds = 1;
const connections = 32;
/** Minimum share of a bare server's rate. Bytes weigh more than headers in a response that is not small. */
const minimumRatio = 0.6;
const largeMinimumRatio = 0.95;
const largeBody = 10_000;

const lists = [
  { name: 'benefits', path: '/api/vendors?benefitView=true' },
  { name: 'events', path: '/api/events' },
  { name: 'destinations', path: '/api/destinations' },
] as const;

const rate = async (url: string, headers: Headers): Promise<number> => {
  const result = await autocannon({ url, headers: { ...headers }, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} failed ${result.non2xx + result.errors} times under load.`);
  }
  return result.requests.average;
};

/** Runs a bare Fastify with the bytes of a response while `measure` measures it. */
export async function withBareServer<Value>(
  response: Awaited<ReturnType<typeof fetchRawResponse>>,
  measure: (url: string) => Promise<Value>,
): Promise<Value> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'parlour-bare-server-'));
  const bodyFile = join(folder.path, 'body');
  await writeFile(bodyFile, response.body);
  const port = await freePort();
  using server = fork(fileURLToPath(new URL('bareServer.ts', import.meta.url)), {
    env: {
      ...process.env,
      PORT: String(port),
      BARE_BODY: bodyFile,
      BARE_ENCODING: response.headers['content-encoding'] ?? '',
    },
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The bare server ended before it answered.');
  });
  await Promise.race([once(server, 'message'), ended]);
  return await measure(`http://127.0.0.1:${port}/list`);
}

/** Measures the requests a second of two URLs in alternating rounds. The ratio is the median of the rounds' own. */
export async function compareRates(
  name: string,
  ownUrl: string,
  bareName: string,
  bareUrl: string,
  headers: Headers,
  atLeast = minimumRatio,
): Promise<Figure> {
  const own: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await rate(bareUrl, headers));
    own.push(await rate(ownUrl, headers));
  }
  const ratio = median(own.map((figure, round) => figure / (bare[round] ?? Number.NaN)));
  return {
    name: `${name}, requests a second`,
    value: median(own),
    reference: { name: bareName, value: median(bare), ratio },
    atLeast,
  };
}

/** Measures the rate of each shared list against a bare Fastify that sends the same bytes. */
export async function measureRates(url: string, tokens: Headers): Promise<readonly Figure[]> {
  const headers = { ...tokens, 'accept-encoding': 'br' };
  const figures: Figure[] = [];
  for (const { name, path } of lists) {
    const response = await fetchRawResponse(url + path, headers);
    const size = response.body.length;
    const title = `List of ${name}, ${(size / 1000).toFixed(1)} kB`;
    const atLeast = size > largeBody ? largeMinimumRatio : minimumRatio;
    figures.push(
      await withBareServer(response, (bareUrl) =>
        compareRates(title, url + path, 'bare Fastify', bareUrl, headers, atLeast),
      ),
    );
  }
  return figures;
}

/** Measures the server's time from start to readiness, on an empty and on an existing database. */
export async function measureStartTimes(): Promise<readonly Figure[]> {
  const begin = performance.now();
  await using club = await startClub();
  const empty = performance.now() - begin;
  await club.stop();
  const restart = performance.now();
  await club.start();
  const existing = performance.now() - restart;
  return [
    { name: 'Ready on an empty database', value: empty / 1000, unit: 's', atMost: 10 },
    { name: 'Ready on an existing database', value: existing / 1000, unit: 's', atMost: 2.5 },
  ];
}

const GUIDE_CALLS = 301;
/** Milliseconds. */
const GUIDE_LIMIT = 15;

/** The measured calls. Most get a new number each time, to bypass the server's response cache. */
const measuredCalls = [
  {
    name: 'one destination with its forty vendors',
    path: (n: number) => `/api/destinations/d${n}`,
  },
  { name: 'the same destination again', path: () => '/api/destinations/d11' },
  {
    name: 'a page of the destinations',
    path: (n: number) => `/api/destinations?limit=20&offset=${n}`,
  },
  { name: 'one vendor by its id', path: (n: number) => `/api/vendors/v${n}` },
  { name: 'one vendor by its slug', path: (n: number) => `/api/vendors/vendor-${n}-now` },
  {
    name: 'the vendors related to one',
    path: (n: number) => `/api/destinations/vendors/v${n}/related`,
  },
] as const;

/** Measures the guide's calls one after another, in a club that `fill-guide.ts` filled. */
export async function measureGuideCalls(
  serverUrl: string,
  tokens: Headers,
): Promise<readonly Figure[]> {
  const headers = { ...tokens, 'accept-encoding': 'br' };
  const medianOf = async (urlOf: (call: number) => string) =>
    median(await timeCalls(GUIDE_CALLS, (call) => fetchRawResponse(urlOf(call), headers)));
  const figures: Figure[] = [];
  for (const { name, path } of measuredCalls) {
    const value = await medianOf((call) => serverUrl + path(call));
    const response = await fetchRawResponse(serverUrl + path(1), headers);
    const bare = await withBareServer(response, (url) => medianOf(() => url));
    const remark = `bare Fastify ${bare.toFixed(2)} ms`;
    figures.push({
      name: `10,000 vendors: ${name}`,
      value,
      unit: 'ms',
      atMost: GUIDE_LIMIT,
      remark,
    });
  }
  return figures;
}

/** Measures the guide's calls in a club with 10,000 vendors in 500 destinations, and nothing else. */
export async function measureGuide(): Promise<readonly Figure[]> {
  await using club = await startClub({ LOG_LEVEL: 'warn' });
  await runOnClub(club, 'fill-guide');
  const { headers } = await signInByApi(club, people.member);
  return await measureGuideCalls(club.url, headers);
}

const SAVED_ROUNDS = 101;
/** Milliseconds at the server. */
const SAVED_LIMIT = 15;

/** Measures the list of a member who saved 500 things of all kinds, in a club with 10,000 vendors. */
export async function measureSaved(): Promise<readonly Figure[]> {
  await using club = await startClub({ LOG_LEVEL: 'debug' });
  await runOnClub(club, 'fill-guide');
  await runOnClub(club, 'fill-saved', people.member);
  const { headers } = await signInByApi(club, people.member);
  const list = () => callJson(`${club.url}/api/saved`, headers);
  await timeAtServer(club, SAVED_ROUNDS, list);
  const times = await timeAtServer(club, SAVED_ROUNDS, list);
  return [medianTime('500 saved items', times, SAVED_LIMIT)];
}
