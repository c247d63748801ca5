import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentKinds, contentStates } from '@parlour/contract/staff';
import { type Club, startClub } from '@parlour/e2e';
import * as z from 'zod/mini';
import { root } from '../workspace/paths.ts';
import type { Headers } from './bareReference.ts';
import { fillDesk, measureTimes, readJson } from './desk.ts';
import { measureGuideCalls } from './guide.ts';
import { type Measure, timeCalls } from './measure.ts';
import { measureServerRates } from './serverRate.ts';
import { signInByApi } from './tokenHeaders.ts';

const ROUNDS = 21;
const SEARCH_ROUNDS = 3;
/** Milliseconds. */
const LIST_LIMIT = 15;
const SEARCH_LIMIT = 60;
const RESEMBLING_LIMIT = 150;
const PUBLISHING_LIMIT = 50;

const filled = z.object({
  cookie: z.string(),
  searches: z.array(z.string()),
  misspelled: z.array(z.string()),
});
const contentPage = z.object({
  data: z.object({ items: z.array(z.unknown()), totalCount: z.int() }),
});
const searched = z.object({ data: z.object({ isApproximate: z.boolean() }) });
const document = z.record(z.string(), z.unknown());
const contentDetail = z.object({
  data: z.object({
    published: z.nullable(z.object({ version: z.int(), body: document })),
    draft: z.nullable(z.object({ version: z.int() })),
  }),
});

/** Adds what the studio edits, and opens a session of an administrator at the desk. */
async function fillStudio({ dataDirectory }: Club) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@parlour/source', join(root, 'apps/api/src/testing/fill-studio.ts')],
    { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDirectory } },
  );
  return filled.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

/** Measures a page of the list of each kind: in each state, the last one, and what a search finds. */
async function measureLists(url: string, headers: Headers): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  const measure = async (name: string, path: string, limit = LIST_LIMIT) => {
    const times = await timeCalls(ROUNDS, () => readJson(url + path, headers));
    measures.push(measureTimes(name, times, limit));
  };
  for (const kind of contentKinds) {
    const path = `/api/staff/content/${kind}`;
    for (const state of contentStates) {
      await measure(`List of ${kind}, ${state}`, `${path}?state=${state}`);
    }
    const { items, totalCount } = contentPage.parse(await readJson(url + path, headers)).data;
    if (items.length === 0) throw new Error(`The list of ${kind} is empty.`);
    const last = Math.ceil(totalCount / items.length);
    await measure(`List of ${kind}, page ${last}`, `${path}?page=${last}`);
    await measure(`List of ${kind} with “ari”`, `${path}?text=ari`, SEARCH_LIMIT);
  }
  await measure('List of pictures', '/api/staff/pictures');
  await measure('List of pictures with “ari”', '/api/staff/pictures?search=ari', SEARCH_LIMIT);
  await measure('List of members', '/api/staff/members');
  return measures;
}

/** Measures a search with each of the texts. It must find them as they are, or only what resembles them. */
async function measureSearch(
  name: string,
  path: string,
  headers: Headers,
  { texts, isApproximate }: { texts: readonly string[]; isApproximate: boolean },
): Promise<Measure> {
  const pathOf = (text: string) => `${path}?text=${encodeURIComponent(text)}`;
  const found = await Promise.all(
    texts.map(async (text) => searched.parse(await readJson(pathOf(text), headers)).data),
  );
  const unexpected = texts.filter((_, index) => found[index]?.isApproximate !== isApproximate);
  if (unexpected.length > 0) {
    throw new Error(`${path} found otherwise than expected: ${unexpected.join(', ')}.`);
  }
  const times = await timeCalls(texts.length * SEARCH_ROUNDS, (call) =>
    readJson(pathOf(texts[call % texts.length] ?? ''), headers),
  );
  const limit = isApproximate ? RESEMBLING_LIMIT : SEARCH_LIMIT;
  return measureTimes(`${name}, ${texts.length} texts`, times, limit);
}

async function send(url: string, headers: Headers, method: string, body: object) {
  const response = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} got ${response.status}: ${await response.text()}`);
  return contentDetail.parse(await response.json()).data;
}

/** Measures how long it takes to publish a saved draft. The draft of each call is saved before, outside its time. */
async function measurePublishing(
  name: string,
  urlOf: (call: number) => string,
  headers: Headers,
): Promise<Measure> {
  const times: number[] = [];
  for (let call = 1; call <= ROUNDS; call += 1) {
    const url = urlOf(call);
    const { published } = contentDetail.parse(await readJson(url, headers)).data;
    if (published === null) throw new Error(`${url} was never published.`);
    const { version: baseVersion, body } = published;
    const nameField = 'name' in body ? 'name' : 'title';
    const changed = { ...body, [nameField]: `${String(body[nameField])} anew` };
    const draft = { body: changed, baseVersion, version: 0 };
    const saved = await send(`${url}/draft`, headers, 'PUT', draft);
    const publication = { version: saved.draft?.version ?? 0, wordsToHolders: null };
    const [time = 0] = await timeCalls(1, () =>
      send(`${url}/publish`, headers, 'POST', publication),
    );
    times.push(time);
  }
  return measureTimes(name, times, PUBLISHING_LIMIT);
}

/**
 * Measures the studio, the searches and what members read. The club has 10,000 vendors, 2,000 events, 500 destinations, 5,000
 * members and 100,000 requests.
 */
export async function measureStudio(): Promise<readonly Measure[]> {
  await using club = await startClub({ LOG_LEVEL: 'warn' });
  await fillDesk(club);
  const { cookie, searches, misspelled } = await fillStudio(club);
  const headers = { cookie, 'x-desk': '1', 'sec-fetch-site': 'same-origin' };
  const { headers: tokens } = await signInByApi(club, 'member7@load.example');
  const staffPath = `${club.url}/api/staff/search`;
  const memberPath = `${club.url}/api/search`;
  const exact = { texts: searches, isApproximate: false };
  const resembling = { texts: misspelled, isApproximate: true };
  const ofVendors = { texts: searches.slice(0, 6), isApproximate: false };
  const content = `${club.url}/api/staff/content`;
  return [
    ...(await measureLists(club.url, headers)),
    await measureSearch('Search of staff', staffPath, headers, exact),
    await measureSearch('Search of staff with typing errors', staffPath, headers, resembling),
    await measureSearch('Search of members', memberPath, tokens, ofVendors),
    await measureSearch('Search of members with typing errors', memberPath, tokens, resembling),
    await measurePublishing(
      'Publishing a vendor',
      (n) => `${content}/vendor/v${n * 30 + 1}`,
      headers,
    ),
    await measurePublishing(
      'Publishing an event',
      // Every twentieth is hidden.
      (n) => `${content}/event/load-event-${n * 20 + 1}`,
      headers,
    ),
    await measurePublishing(
      'Publishing a destination with 40 vendors',
      // Every fifth is no neighborhood.
      (n) => `${content}/destination/d${n * 5}`,
      headers,
    ),
    ...(await measureServerRates(club.url, tokens)),
    ...(await measureGuideCalls(club.url, tokens)),
  ];
}
