import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { people, startClub } from '@parlour/e2e';
import { routes } from '@parlour/core';
import { findClubPaths } from '../screens/clubPaths.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';
import { fetchRawResponse, type Headers, signInByApi } from './club.ts';
import { measureLighthouseScores } from './lighthouse.ts';
import { type Figure, median, timeCalls } from './measure.ts';
import { measureMemoryAfter } from './memory.ts';

const limitMilliseconds = 8;
const slowdownLimit = 1.25;
const calls = 101;
const warmUpCalls = 20;
const concurrency = 20;
const rounds = 5;
const seconds = 4;
/** Milliseconds between two pages of one visitor. Real visitors take longer to read a page. */
const readingTime = 1000;

/** Milliseconds between two turns of the member's calls: a session may make 6000 calls a minute. */
const turnPause = 50;

/** Returns the request headers of a visitor's browser. Each visitor has its own IP, because calls are limited by IP. */
const visitorHeaders = (visitor: number): Headers => ({
  accept: 'text/html',
  'accept-encoding': 'br',
  'x-forwarded-for': `192.0.2.${visitor + 1}`,
});

const isRendered = (body: Buffer): boolean =>
  brotliDecompressSync(body).includes('<div id="root" data-rendered>');

/** Measures the time to the last byte of a rendered page with cached data, one request after another. */
const pageTime = async (url: string, path: string, visitor: number): Promise<Figure> => {
  const headers = visitorHeaders(visitor);
  const fetchPage = () => fetchRawResponse(url + path, headers);
  await timeCalls(warmUpCalls, fetchPage);
  if (!isRendered((await fetchPage()).body)) throw new Error(`${path} was not rendered.`);
  const times = await timeCalls(calls, fetchPage);
  return {
    name: `Rendered page, ${path.split('?', 1)[0]}`,
    value: median(times),
    unit: 'ms',
    atMost: limitMilliseconds,
    remark: `slowest of ${calls} ${Math.max(...times).toFixed(0)} ms`,
  };
};

/** Starts visitors who read until `stop`. Each begins with another page, at another time. */
const visit = (url: string, paths: readonly string[], rest: number) => {
  // The pages that visitors received, and how many of them the server did not render.
  const visits = { pages: 0, unrendered: 0 };
  const end = new AbortController();
  const { signal } = end;
  const pause = (time: number) => wait(time, undefined, { signal }).catch(() => undefined);
  const read = async (visitor: number) => {
    await pause((rest * visitor) / concurrency);
    for (let page = visitor; !signal.aborted; page += 1) {
      const path = paths[page % paths.length] ?? '';
      const { body } = await fetchRawResponse(url + path, visitorHeaders(visitor));
      visits.pages += 1;
      if (!isRendered(body)) visits.unrendered += 1;
      await pause(rest);
    }
  };
  const all = Promise.allSettled(
    Array.from({ length: concurrency }, (_, visitor) => read(visitor)),
  );
  return {
    stop: async () => {
      end.abort();
      for (const outcome of await all) if (outcome.status === 'rejected') throw outcome.reason;
      return visits;
    },
  };
};

/** Measures a member's turns for some seconds. One turn makes each call once, one after another. */
const timeTurns = async (urls: readonly string[], headers: Headers): Promise<number[]> => {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const turn = await timeCalls(1, async () => {
      for (const url of urls) await fetchRawResponse(url, headers);
    });
    times.push(...turn);
    await wait(turnPause);
  }
  return times;
};

/** Measures a member's calls without and with visitors, in alternating rounds. Without a limit it only informs. */
const measureSlowdown = async (
  name: string,
  timeMember: () => Promise<number[]>,
  startVisitors: () => ReturnType<typeof visit>,
  atMost?: number,
): Promise<Figure> => {
  const alone: number[] = [];
  const withVisitors: number[] = [];
  let [pages, unrendered] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await timeMember()));
    const running = startVisitors();
    try {
      withVisitors.push(...(await timeMember()));
    } finally {
      const visits = await running.stop();
      pages += visits.pages;
      unrendered += visits.unrendered;
    }
  }
  const rate = (pages / rounds / seconds).toFixed(0);
  return {
    name: `A member's three calls beside ${concurrency} visitors, ${name}`,
    value: median(withVisitors),
    unit: 'ms',
    ...(atMost && { atMost }),
    reference: { name: 'without them', value: median(alone) },
    remark: `${rate} pages a second, ${unrendered} not rendered`,
  };
};

/**
 * Measures the rendered pages for visitors in its own club.
 *
 * Each of the 20 visitors loads the six shared pages in turn, with a second of reading time after each.
 * The row "without any rest" has no limit, because nobody reads without pauses.
 */
export async function measureVisitors(): Promise<readonly Figure[]> {
  if (!(await buildWebWhenChanged())) throw new Error('the apps could not be built');
  await using club = await startClub({ LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' });
  const { url } = club;
  const { headers: tokens, memberId } = await signInByApi(club, people.member);
  const clubPaths = await findClubPaths(url, tokens);
  const { vendor, event, benefit, destination, giftGuide, giftProduct } = clubPaths;
  const withReferral = (path: string) => `${path}?ref=${memberId}`;
  const paths = [vendor, event, benefit, destination, giftGuide, giftProduct].map(withReferral);

  const figures: Figure[] = [];
  for (const [index, path] of [...paths, routes.signIn.path].entries()) {
    figures.push(await pageTime(url, path, concurrency + index));
  }
  const headers = { ...tokens, 'accept-encoding': 'br' };
  const detail = destination.replace(routes.destinations.path, '/api/destinations');
  const urls = ['/api/events', detail, '/api/profile'].map((path) => url + path);
  const timeMember = () => timeTurns(urls, headers);
  figures.push(
    await measureSlowdown(
      'who read',
      timeMember,
      () => visit(url, paths, readingTime),
      slowdownLimit,
    ),
    await measureSlowdown('without any rest', timeMember, () => visit(url, paths, 0)),
    ...(await measureMemoryAfter(club, 'the visitors')),
  );
  const audited = [vendor, event, destination].map((path) => ({
    path: withReferral(path),
    minimumPerformance: 0.99,
    paintLimit: 1100,
  }));
  return [...figures, ...(await measureLighthouseScores(url, audited))];
}
