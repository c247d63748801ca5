import { agendaSpans, deskOrders, deskViews, memberStatuses } from '@parlour/contract/staff';
import { type Club, startClub } from '@parlour/e2e';
import * as z from 'zod/mini';
import { callJson, fillClub, type Headers, signInByApi, timeAtServer } from './club.ts';
import { type Figure, medianTime } from './measure.ts';

const ROUNDS = 21;
const SEARCH_ROUNDS = 3;
/** Milliseconds. */
const QUEUE_LIMIT = 15;
const COUNTS_LIMIT = 15;
const SEARCH_LIMIT = 60;
const THREAD_LIMIT = 10;
const MEMBERS_LIMIT = 15;
const OWN_LIST_LIMIT = 5;
const TODAY_LIMIT = 25;
const HOUSE_LIMIT = 300;

const filledShape = z.object({ searches: z.array(z.string()), managerCookie: z.string() });
const agenda = z.object({ data: z.object({ entries: z.array(z.unknown()) }) });
const house = z.object({ data: z.object({ total: z.object({ received: z.number() }) }) });
const counts = z.object({ data: z.object({ open: z.object({ unseen: z.number() }) }) });
const page = z.object({ data: z.object({ requests: z.array(z.unknown()) }) });
const memberPage = z.object({ data: z.object({ members: z.array(z.unknown()) }) });
const thread = z.object({ data: z.object({ entries: z.array(z.unknown()) }) });

/** Measures a page of the queue in each view and order. */
async function measureQueue(club: Club, headers: Headers): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const view of deskViews) {
    for (const order of deskOrders) {
      const path = `${club.url}/api/staff/requests?view=${view}&order=${order}`;
      const { requests } = page.parse(await callJson(path, headers)).data;
      if (requests.length === 0) throw new Error(`The view ${view} is empty.`);
      const times = await timeAtServer(club, ROUNDS, () => callJson(path, headers));
      figures.push(medianTime(`Queue, ${view} by ${order}`, times, QUEUE_LIMIT));
    }
  }
  return figures;
}

/** Measures the counts of all views, with what one of the staff has not seen. */
async function measureCounts(club: Club, headers: Headers): Promise<Figure> {
  const count = () => callJson(`${club.url}/api/staff/request-counts`, headers);
  if (counts.parse(await count()).data.open.unseen === 0) throw new Error('All is seen.');
  return medianTime('Counts of all views', await timeAtServer(club, ROUNDS, count), COUNTS_LIMIT);
}

/** Measures the search. Each text is searched as often. */
async function measureSearch(
  club: Club,
  headers: Headers,
  searches: readonly string[],
): Promise<Figure> {
  const pathOf = (text: string) => `${club.url}/api/staff/request-search?text=${text}`;
  for (const text of searches) {
    const { requests } = page.parse(await callJson(pathOf(text), headers)).data;
    if (requests.length === 0) throw new Error(`Nothing was found for ${text}.`);
  }
  const times = await timeAtServer(club, searches.length * SEARCH_ROUNDS, (call) =>
    callJson(pathOf(searches[call % searches.length] ?? ''), headers),
  );
  return medianTime(`Search, ${searches.length} texts`, times, SEARCH_LIMIT);
}

/** Measures a page of the list of 5,000 members of each status, and what finds one of them. */
async function measureMembers(club: Club, headers: Headers): Promise<readonly Figure[]> {
  const searches = ['member4321@load', '79464322', 'load-crm-4323', 'ad'];
  const timesOf = async (query: string) => {
    const path = `${club.url}/api/staff/members?${query}`;
    const { members } = memberPage.parse(await callJson(path, headers)).data;
    if (members.length === 0) throw new Error(`No member was found for ${query}.`);
    return timeAtServer(club, ROUNDS, () => callJson(path, headers));
  };
  const figures = [medianTime('Members, everybody', await timesOf(''), MEMBERS_LIMIT)];
  for (const status of memberStatuses) {
    const times = await timesOf(`status=${status}`);
    figures.push(medianTime(`Members, ${status}`, times, MEMBERS_LIMIT));
  }
  for (const text of searches) {
    const times = await timesOf(`text=${encodeURIComponent(text)}`);
    figures.push(medianTime(`Members with “${text}”`, times, SEARCH_LIMIT));
  }
  return figures;
}

/** Measures what takes place in a day, a week and a month, and the figures of the house, which nothing stores. */
async function measureDays(
  club: Club,
  headers: Headers,
  managerCookie: string,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const span of agendaSpans) {
    const path = `${club.url}/api/staff/agenda?span=${span}`;
    const { entries } = agenda.parse(await callJson(path, headers)).data;
    if (entries.length === 0) throw new Error(`Nothing takes place in the ${span}.`);
    const times = await timeAtServer(club, ROUNDS, () => callJson(path, headers));
    figures.push(medianTime(`Today, ${span} of ${entries.length}`, times, TODAY_LIMIT));
  }
  const read = () => callJson(`${club.url}/api/staff/house`, { ...headers, cookie: managerCookie });
  const { total } = house.parse(await read()).data;
  if (total.received === 0) throw new Error('The house has no request.');
  const times = await timeAtServer(club, ROUNDS, read);
  return [...figures, medianTime('House', times, HOUSE_LIMIT)];
}

/** Measures the desk and a member's list in a club of 100,000 requests and 1,000,000 lines of threads. */
export async function measureDesk(): Promise<readonly Figure[]> {
  await using club = await startClub({ LOG_LEVEL: 'debug' });
  const { headers, printed } = await fillClub(club, 'fill-desk');
  const { searches, managerCookie } = filledShape.parse(printed);
  const queue = await measureQueue(club, headers);
  const viewCounts = await measureCounts(club, headers);
  const search = await measureSearch(club, headers, searches);
  const members = await measureMembers(club, headers);
  const days = await measureDays(club, headers, managerCookie);
  const threadOf = (number: number) =>
    callJson(`${club.url}/api/staff/requests/load-request-${number}`, headers);
  const { entries } = thread.parse(await threadOf(1)).data;
  if (entries.length !== 200) throw new Error(`A thread has ${entries.length} lines.`);
  await timeAtServer(club, ROUNDS, threadOf);
  const threads = await timeAtServer(club, ROUNDS, threadOf);
  const { headers: tokens } = await signInByApi(club, 'member7@load.example');
  const listOf = async (state: string) => {
    const list = () => callJson(`${club.url}/api/requests?state=${state}`, tokens);
    await list();
    const times = await timeAtServer(club, ROUNDS, list);
    return medianTime(`A member's list, ${state}`, times, OWN_LIST_LIMIT);
  };
  return [
    ...queue,
    viewCounts,
    search,
    ...members,
    ...days,
    medianTime('A thread of 200 lines', threads, THREAD_LIMIT),
    await listOf('open'),
    await listOf('past'),
  ];
}
