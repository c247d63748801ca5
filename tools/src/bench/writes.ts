import { setTimeout as wait } from 'node:timers/promises';
import { listBenefits, listEvents, type RequestPayload, successSchema } from '@parlour/contract';
import type { Club } from '@parlour/e2e';
import { callJson, type Headers, type LoadMember, runOnClub, startLoadedClub } from './club.ts';
import type { Figure } from './measure.ts';
import { measureMemoryAfter } from './memory.ts';

const WRITES_PER_MEMBER = 400;
const TRIES = 30;
/** Milliseconds. */
const TRY_PAUSE = 1000;

const benefitsResponse = successSchema(listBenefits.data);
const eventsResponse = successSchema(listEvents.data);

interface Write {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

/** What members redeem and register for. */
interface Offers {
  readonly benefits: readonly string[];
  readonly events: readonly string[];
}

const requestOf = (round: number): RequestPayload => {
  const subject = `Wish number ${round}`;
  if (round % 2 === 0) {
    const otherDescription = 'A table for two, near the window. '.repeat(20);
    return { requestType: 'Other', subject, description: '', otherDescription };
  }
  return {
    requestType: 'Hotel',
    subject,
    description: 'Quiet, please. '.repeat(10),
    arrivalDate: '2099-05-01',
    departureDate: '2099-05-04',
    numberOfGuests: 2,
  };
};

const card = {
  description: 'My card',
  cardholderName: 'A Member',
  brand: 'Visa',
  cardNumber: '4111111111111111',
  expiryDate: '12/49',
  cvv: '123',
  street: '1 Row',
  city: 'London',
  state: 'London',
  postalCode: 'N1',
  purpose: null,
};

const pick = (values: readonly string[], index: number): string =>
  values[index % values.length] ?? '';

/** Returns the next write of a member. In twenty of them, one redeems, one registers, and nine write to staff. */
function writeOf(round: number, { email }: LoadMember, { benefits, events }: Offers): Write {
  const kind = round % 20;
  const turn = Math.floor(round / 20);
  if (kind === 0) return { method: 'POST', path: `/api/vendors/${pick(benefits, turn)}/redeem` };
  if (kind === 1) {
    const eventId = pick(events, turn);
    const attendeeInfo = { firstName: 'A', lastName: 'Member', email };
    return {
      method: 'POST',
      path: `/api/events/${eventId}/register`,
      body: { eventId, attendeeInfo },
    };
  }
  if (kind === 2) {
    const body = { field: 'other', requestedValue: `Value ${round}`, note: 'As agreed.' };
    return { method: 'POST', path: '/api/profile/change-requests', body };
  }
  if (kind <= 10) return { method: 'POST', path: '/api/requests', body: requestOf(round) };
  if (kind === 11) return { method: 'POST', path: '/api/profile/payment-methods', body: card };
  const professional = { company: `Company ${round}`, title: 'Director', workEmail: email };
  return { method: 'PUT', path: '/api/profile', body: { phone: `+1 555 ${round}`, professional } };
}

const offersOf = async ({ url }: Club, headers: Headers): Promise<Offers> => {
  const { data: benefits } = benefitsResponse.parse(
    await callJson(`${url}/api/vendors?benefitView=true`, headers),
  );
  const { data: events } = eventsResponse.parse(await callJson(`${url}/api/events`, headers));
  return {
    benefits: benefits.benefits.map(({ id }) => id),
    events: events.events
      .filter(({ startDate }) => Date.parse(startDate) > Date.now())
      .map(({ id }) => id),
  };
};

/** Makes a write once. Returns the status of the response, or 0 where the connection broke. */
async function send(url: string, { method, path, body }: Write, headers: Headers): Promise<number> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Makes a write. It tries again while the server is briefly unavailable, as a member would: the key keeps it single. */
async function perform(url: string, write: Write, headers: Headers): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const status = await send(url, write, headers);
    if (status === 200 || status === 201) return;
    const isUnavailable = status === 0 || status === 503;
    if (!isUnavailable || tries === TRIES) {
      throw new Error(`${write.method} ${write.path} got the status ${status}.`);
    }
    await wait(TRY_PAUSE);
  }
}

/** Makes a member's writes, one after another. */
async function writeAll({ url }: Club, member: LoadMember, offers: Offers): Promise<void> {
  for (let round = 0; round < WRITES_PER_MEMBER; round += 1) {
    const headers = { ...member.headers, 'idempotency-key': `write ${round}` };
    await perform(url, writeOf(round, member, offers), headers);
  }
}

/** Measures the memory after 24,000 writes of 60 members at once, in their own club. */
export async function measureWrites(): Promise<readonly Figure[]> {
  await using loaded = await startLoadedClub();
  const { club, members, whenMailIsSent } = loaded;
  const offers = await offersOf(club, members[0]?.headers ?? {});
  await Promise.all(members.map((member) => writeAll(club, member, offers)));
  const load = `${members.length * WRITES_PER_MEMBER} writes`;
  return await measureMemoryAfter(club, load, whenMailIsSent);
}

const PAIRS = 3;
/** Milliseconds. The sweep chains the entries of members at least once in this time. */
const PHASE = 60_000;
/** Milliseconds of writes before the first phase. */
const WARM_UP = 10_000;
const RATIO_LIMIT = 0.95;

/** Lets all members write, each one after another, for some time. Returns how many writes there were in a second. */
async function writesPerSecond(
  { url }: Club,
  members: readonly LoadMember[],
  duration: number,
): Promise<number> {
  const begin = performance.now();
  let writes = 0;
  const writeOn = async ({ email, headers }: LoadMember) => {
    while (performance.now() - begin < duration) {
      const professional = { company: 'A Company', title: `Title ${writes}`, workEmail: email };
      const body = { phone: '+1 555 0100', professional };
      await callJson(`${url}/api/profile`, headers, body, 'PUT');
      writes += 1;
    }
  };
  await Promise.all(members.map(writeOn));
  return (writes / (performance.now() - begin)) * 1000;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Measures the writes of members in a second with the chain of the audit trail, against the same server without it. */
export async function measureChain(): Promise<readonly Figure[]> {
  await using loaded = await startLoadedClub();
  const { club, members } = loaded;
  const rates = { on: [0], off: [0] };
  await writesPerSecond(club, members, WARM_UP);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const state of ['off', 'on'] as const) {
      await runOnClub(club, 'set-chain', state);
      rates[state].push(await writesPerSecond(club, members, PHASE));
    }
  }
  return [
    {
      name: 'writes a second with the audit chain',
      value: sum(rates.on) / PAIRS,
      reference: { name: 'without it', value: sum(rates.off) / PAIRS },
      atLeast: RATIO_LIMIT,
    },
  ];
}
