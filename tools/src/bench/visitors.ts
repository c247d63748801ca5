import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { people, startClub } from '@parlour/e2e';
import { clubAddresses } from '../screens/clubAddresses.ts';
import { type Headers, rawAnswer } from './bareReference.ts';
import { lighthouseScores } from './lighthouse.ts';
import { median, type Measure } from './measure.ts';
import { residentMemory } from './memory.ts';
import { signInByCalls } from './tokenHeaders.ts';

const mostMilliseconds = 8;
const mostSlowing = 1.25;
const calls = 101;
const warmUp = 20;
const atOnce = 20;
const rounds = 5;
const seconds = 4;
/** Milliseconds between two pages of one visitor: fewer than anybody takes to read one, so that real visitors ask for less. */
const reading = 1000;

/** Milliseconds between two turns of the member's calls, of which a session may make 6000 a minute. */
const betweenTurns = 50;

/** What a visitor's browser sends. Each has an address of its own, since what one address may ask for is limited. */
const visitorHeaders = (visitor: number): Headers => ({
  accept: 'text/html',
  'accept-encoding': 'br',
  'x-forwarded-for': `192.0.2.${visitor + 1}`,
});

const isRendered = (body: Buffer): boolean =>
  brotliDecompressSync(body).includes('<div id="root" data-rendered>');

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

/** From the request to the last byte of a rendered page whose data the server keeps, one after another. */
const pageTime = async (url: string, path: string, visitor: number): Promise<Measure> => {
  const headers = visitorHeaders(visitor);
  const ask = () => rawAnswer(url + path, headers);
  for (let call = 0; call < warmUp; call += 1) await ask();
  if (!isRendered((await ask()).body)) throw new Error(`${path} was not rendered.`);
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) times.push(await timeOf(ask));
  const time = median(times);
  return {
    name: `Rendered page, ${path.split('?', 1)[0]}`,
    figure: `${time.toFixed(2)} ms`,
    reference: `slowest of ${calls} ${Math.max(...times).toFixed(0)} ms`,
    ratio: '',
    limit: `at most ${mostMilliseconds} ms`,
    within: time <= mostMilliseconds,
  };
};

/** Pages that visitors got, and how many of them the server left to the browser to draw. */
interface Visits {
  pages: number;
  plain: number;
}

/** Visitors who read until they are told to stop: each begins at another page and another moment. */
const visit = (url: string, paths: readonly string[], rest: number) => {
  const visits: Visits = { pages: 0, plain: 0 };
  const end = new AbortController();
  const { signal } = end;
  const pause = (time: number) => wait(time, undefined, { signal }).catch(() => undefined);
  const read = async (visitor: number) => {
    await pause((rest * visitor) / atOnce);
    for (let page = visitor; !signal.aborted; page += 1) {
      const path = paths[page % paths.length] ?? '';
      const { body } = await rawAnswer(url + path, visitorHeaders(visitor));
      visits.pages += 1;
      if (!isRendered(body)) visits.plain += 1;
      await pause(rest);
    }
  };
  const all = Promise.allSettled(Array.from({ length: atOnce }, (_, visitor) => read(visitor)));
  return {
    stop: async (): Promise<Visits> => {
      end.abort();
      for (const outcome of await all) if (outcome.status === 'rejected') throw outcome.reason;
      return visits;
    },
  };
};

/** The times of a member's turns for some seconds; a turn makes each call once, one after another. */
const turns = async (addresses: readonly string[], headers: Headers): Promise<number[]> => {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    times.push(
      await timeOf(async () => {
        for (const address of addresses) await rawAnswer(address, headers);
      }),
    );
    await wait(betweenTurns);
  }
  return times;
};

/** A member's calls without and with visitors, in rounds that take turns; `limit` is absent where it only informs. */
const slowing = async (
  name: string,
  member: () => Promise<number[]>,
  visitors: () => ReturnType<typeof visit>,
  limit?: number,
): Promise<Measure> => {
  const alone: number[] = [];
  const beside: number[] = [];
  let [pages, plain] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await member()));
    const visiting = visitors();
    try {
      beside.push(...(await member()));
    } finally {
      const visits = await visiting.stop();
      pages += visits.pages;
      plain += visits.plain;
    }
  }
  const [own, reference] = [median(beside), median(alone)];
  const ratio = own / reference;
  const rate = (pages / rounds / seconds).toFixed(0);
  return {
    name: `A member's three calls beside ${atOnce} visitors, ${name}`,
    figure: `${own.toFixed(2)} ms, ${rate} pages a second, ${plain} not rendered`,
    reference: `without them ${reference.toFixed(2)} ms`,
    ratio: ratio.toFixed(2),
    limit: limit === undefined ? '' : `at most ${limit.toFixed(2)}`,
    within: limit === undefined || ratio <= limit,
  };
};

/**
 * The pages that the server renders for visitors, in a club of its own.
 *
 * "20 visitors at once" are 20 people who read: each asks for the next of the six shared pages, waits for its last byte,
 * rests a second, and goes on so. They begin spread over that second. The row "without any rest" leaves the second out and
 * has no limit: nobody reads so, and two cores which 20 callers keep busy have less left for members, whoever renders.
 */
export const visitors = async (): Promise<readonly Measure[]> => {
  const club = await startClub({ LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' });
  try {
    const { url } = club;
    const { headers: tokens, memberId } = await signInByCalls(club, people.member);
    const addresses = await clubAddresses(url, tokens);
    const { vendor, event, benefit, destination, giftGuide, giftProduct } = addresses;
    const shared = (path: string) => `${path}?ref=${memberId}`;
    const paths = [vendor, event, benefit, destination, giftGuide, giftProduct].map(shared);

    const measures: Measure[] = [];
    for (const [index, path] of [...paths, '/login'].entries()) {
      measures.push(await pageTime(url, path, atOnce + index));
    }
    const headers = { ...tokens, 'accept-encoding': 'br' };
    const detail = destination.replace('/destination-guides/', '/api/destinations/');
    const asked = ['/api/events', detail, '/api/profile'].map((path) => url + path);
    const member = () => turns(asked, headers);
    measures.push(
      await slowing('who read', member, () => visit(url, paths, reading), mostSlowing),
      await slowing('without any rest', member, () => visit(url, paths, 0)),
      await residentMemory(club.processId() ?? 0),
    );
    const audited = [vendor, event, destination].map((path) => ({
      path: shared(path),
      state: { origins: [] },
      leastPerformance: 0.99,
      mostPaint: 1500,
    }));
    return [...measures, ...(await lighthouseScores(url, audited))];
  } finally {
    await club.dispose();
  }
};
