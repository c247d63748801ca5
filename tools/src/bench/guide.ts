import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Club, people, startClub } from '@parlour/e2e';
import { root } from '../workspace/paths.ts';
import { type Headers, fetchRawResponse, withBareServer } from './bareReference.ts';
import { median, type Measure, timeCalls } from './measure.ts';
import { signInByApi } from './tokenHeaders.ts';

const calls = 301;
const limitMilliseconds = 15;

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

/** Adds 500 destinations and 10,000 vendors to a running club. */
const fillGuide = (club: Club) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=@parlour/source', join(root, 'apps/api/src/testing/fill-guide.ts')],
    { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: club.dataDirectory } },
  );

const medianTime = async (urlOf: (n: number) => string, headers: Headers) =>
  median(await timeCalls(calls, (call) => fetchRawResponse(urlOf(call), headers)));

const milliseconds = (value: number) => `${value.toFixed(2)} ms`;

/** Measures the guide's calls one after another, in a club that `fill-guide.ts` filled. */
export async function measureGuideCalls(
  serverUrl: string,
  tokens: Headers,
): Promise<readonly Measure[]> {
  const headers = { ...tokens, 'accept-encoding': 'br' };
  const measures: Measure[] = [];
  for (const { name, path } of measuredCalls) {
    const own = await medianTime((call) => serverUrl + path(call), headers);
    const response = await fetchRawResponse(serverUrl + path(1), headers);
    const bare = await withBareServer(response, (url) => medianTime(() => url, headers));
    measures.push({
      name: `10,000 vendors: ${name}`,
      figure: milliseconds(own),
      reference: `bare Fastify ${milliseconds(bare)}`,
      ratio: (own / bare).toFixed(1),
      limit: `at most ${limitMilliseconds} ms`,
      isWithinLimit: own <= limitMilliseconds,
    });
  }
  return measures;
}

/** Measures the guide's calls in a club with 10,000 vendors in 500 destinations, and nothing else. */
export async function measureGuide(): Promise<readonly Measure[]> {
  await using club = await startClub({ LOG_LEVEL: 'warn' });
  await fillGuide(club);
  const { headers } = await signInByApi(club, people.member);
  return await measureGuideCalls(club.url, headers);
}
