import { contentKinds, contentStates } from '@parlour/contract/staff';
import { startClub } from '@parlour/e2e';
import * as z from 'zod/mini';
import { callJson, fillClub, type Headers, signInByApi } from './club.ts';
import { type Figure, medianTime, timeCalls } from './measure.ts';
import { measureGuideCalls, measureRates } from './rates.ts';

const ROUNDS = 21;
const SEARCH_ROUNDS = 3;
/** Milliseconds. */
const LIST_LIMIT = 15;
const SEARCH_LIMIT = 60;
const RESEMBLING_LIMIT = 150;
const PUBLISHING_LIMIT = 50;

const textsShape = z.object({ searches: z.array(z.string()), misspelled: z.array(z.string()) });
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

/** Measures a page of the list of each kind: in each state, the last one, and what a search finds. */
async function measureLists(url: string, headers: Headers): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const measure = async (name: string, path: string, limit = LIST_LIMIT) => {
    const times = await timeCalls(ROUNDS, () => callJson(url + path, headers));
    figures.push(medianTime(name, times, limit));
  };
  for (const kind of contentKinds) {
    const path = `/api/staff/content/${kind}`;
    for (const state of contentStates) {
      await measure(`List of ${kind}, ${state}`, `${path}?state=${state}`);
    }
    const { items, totalCount } = contentPage.parse(await callJson(url + path, headers)).data;
    if (items.length === 0) throw new Error(`The list of ${kind} is empty.`);
    const last = Math.ceil(totalCount / items.length);
    await measure(`List of ${kind}, page ${last}`, `${path}?page=${last}`);
    await measure(`List of ${kind} with “ari”`, `${path}?text=ari`, SEARCH_LIMIT);
  }
  await measure('List of pictures', '/api/staff/pictures');
  await measure('List of pictures with “ari”', '/api/staff/pictures?search=ari', SEARCH_LIMIT);
  await measure('List of members', '/api/staff/members');
  return figures;
}

/** Measures a search with each of the texts. It must find them as they are, or only what resembles them. */
async function measureSearch(
  name: string,
  path: string,
  headers: Headers,
  { texts, isApproximate }: { texts: readonly string[]; isApproximate: boolean },
): Promise<Figure> {
  const pathOf = (text: string) => `${path}?text=${encodeURIComponent(text)}`;
  const found = await Promise.all(
    texts.map(async (text) => searched.parse(await callJson(pathOf(text), headers)).data),
  );
  const unexpected = texts.filter((_, index) => found[index]?.isApproximate !== isApproximate);
  if (unexpected.length > 0) {
    throw new Error(`${path} found otherwise than expected: ${unexpected.join(', ')}.`);
  }
  const times = await timeCalls(texts.length * SEARCH_ROUNDS, (call) =>
    callJson(pathOf(texts[call % texts.length] ?? ''), headers),
  );
  const limit = isApproximate ? RESEMBLING_LIMIT : SEARCH_LIMIT;
  return medianTime(`${name}, ${texts.length} texts`, times, limit);
}

/** Measures how long it takes to publish a saved draft. The draft of each call is saved before, outside its time. */
async function measurePublishing(
  name: string,
  urlOf: (call: number) => string,
  headers: Headers,
): Promise<Figure> {
  const times: number[] = [];
  for (let call = 1; call <= ROUNDS; call += 1) {
    const url = urlOf(call);
    const { published } = contentDetail.parse(await callJson(url, headers)).data;
    if (published === null) throw new Error(`${url} was never published.`);
    const { version: baseVersion, body } = published;
    const nameField = 'name' in body ? 'name' : 'title';
    const changed = { ...body, [nameField]: `${String(body[nameField])} anew` };
    const draft = { body: changed, baseVersion, version: 0 };
    const saved = contentDetail.parse(await callJson(`${url}/draft`, headers, draft, 'PUT')).data;
    const publication = { version: saved.draft?.version ?? 0, wordsToHolders: null };
    const [time = 0] = await timeCalls(1, () => callJson(`${url}/publish`, headers, publication));
    times.push(time);
  }
  return medianTime(name, times, PUBLISHING_LIMIT);
}

/**
 * Measures the studio, the searches and what members read. The club has 10,000 vendors, 2,000 events, 500 destinations, 5,000
 * members and 100,000 requests.
 */
export async function measureStudio(): Promise<readonly Figure[]> {
  await using club = await startClub({ LOG_LEVEL: 'warn' });
  await fillClub(club, 'fill-desk');
  const { headers, printed } = await fillClub(club, 'fill-studio');
  const { searches, misspelled } = textsShape.parse(printed);
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
    ...(await measureRates(club.url, tokens)),
    ...(await measureGuideCalls(club.url, tokens)),
  ];
}
