import { setTimeout as wait } from 'node:timers/promises';
import { type Club, joinServer } from '@parlour/e2e';
import * as z from 'zod/mini';
import { callJson, type Headers, type LoadMember, startLoadedClub } from './club.ts';
import { type Figure, median } from './measure.ts';
import { measureExtraMemory } from './memory.ts';

const STREAMS = 500;
const STREAMS_PER_SESSION = 3;
const WRITES = 41;
const MESSAGES = 1000;
/** Pauses that a hint may take at most. */
const LOSS_TRIES = 40;
/** Milliseconds. */
const MEDIAN_LIMIT = 300;
const LONGEST_LIMIT = 1000;
const STOP_LIMIT = 2000;
/** Megabytes. */
const MEMORY_LIMIT = 60;
/** Milliseconds between two readings of the memory. */
const PAUSE = 250;

const receiptShape = z.object({ data: z.object({ id: z.string() }) });

const request = { requestType: 'Other', subject: 'A wish', otherDescription: 'A piano tuner' };

/** Opens a stream, and waits for its first event. Calls `onText` with each part of it. */
async function openStream(
  { url }: Club,
  headers: Headers,
  {
    path = '/api/live',
    onText = () => {},
  }: { path?: string; onText?: (text: string) => void } = {},
): Promise<void> {
  const response = await fetch(url + path, { headers });
  if (!response.ok || response.body === null) {
    throw new Error(`The stream got the status ${response.status}.`);
  }
  const opened = Promise.withResolvers<void>();
  const { body } = response;
  const read = async () => {
    // The server writes each event at once, and this one reads faster than they come.
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      if (text.includes('event: hello')) opened.resolve();
      onText(text);
    }
  };
  // A stream ends with its server.
  read().catch(() => undefined);
  await opened.promise;
}

/** Measures the time from a write at one server to its hint at another. */
async function measureHints(host: Club, headers: Headers): Promise<readonly Figure[]> {
  await using other = await joinServer(host, 'second');
  let arrived = Promise.withResolvers<number>();
  const onText = (text: string) => {
    if (text.includes('event: hint')) arrived.resolve(performance.now());
  };
  await openStream(other, headers, { onText });
  const times: number[] = [];
  for (let write = 0; write < WRITES; write += 1) {
    arrived = Promise.withResolvers<number>();
    const begin = performance.now();
    await callJson(`${host.url}/api/requests`, headers, request);
    times.push((await arrived.promise) - begin);
  }
  const figure = (name: string, value: number, atMost: number): Figure => ({
    name: `From a write to its hint at another server, ${name} of ${WRITES}`,
    value,
    unit: 'ms',
    atMost,
  });
  return [
    figure('median', median(times), MEDIAN_LIMIT),
    figure('longest', Math.max(...times), LONGEST_LIMIT),
  ];
}

/**
 * Counts the requests that an open desk at another server is never hinted at. What came before the stream told of a gap is read
 * anew, and so not lost.
 */
async function measureLoss(
  host: Club,
  desk: Headers,
  members: readonly LoadMember[],
): Promise<Figure> {
  await using other = await joinServer(host, 'third');
  let heard = '';
  const waiting = new Set<string>();
  const onText = (text: string) => {
    heard += text;
    if (text.includes('"gap":true')) waiting.clear();
  };
  await openStream(other, desk, { path: '/api/staff/live', onText });
  const hear = () => {
    for (const id of waiting) if (heard.includes(`"${id}"`)) waiting.delete(id);
  };
  const rounds = Math.ceil(MESSAGES / members.length);
  await Promise.all(
    members.map(async ({ headers }) => {
      for (let round = 0; round < rounds; round += 1) {
        const sent = await callJson(`${host.url}/api/requests`, headers, request);
        waiting.add(receiptShape.parse(sent).data.id);
      }
    }),
  );
  for (let tries = 0; tries < LOSS_TRIES; tries += 1) {
    hear();
    if (waiting.size === 0) break;
    await wait(PAUSE);
  }
  const name = `Lost of ${rounds * members.length} requests on a desk at another server`;
  return { name, value: waiting.size, atMost: 0 };
}

/** Measures live hints between servers, and what many open streams cost. */
export async function measureLive(): Promise<readonly Figure[]> {
  await using loaded = await startLoadedClub(Math.ceil(STREAMS / STREAMS_PER_SESSION));
  const { club, members, desk } = loaded;
  const hints = await measureHints(club, members[0]?.headers ?? {});
  const loss = await measureLoss(club, desk, members);
  const { extra } = await measureExtraMemory(club, PAUSE, async () => {
    for (let stream = 0; stream < STREAMS; stream += 1) {
      await openStream(club, members[stream % members.length]?.headers ?? {});
    }
  });
  const begin = performance.now();
  await club.stop();
  const stopTime = performance.now() - begin;
  return [
    ...hints,
    loss,
    {
      name: `Additional memory with ${STREAMS} open streams`,
      value: extra,
      unit: 'MB',
      atMost: MEMORY_LIMIT,
    },
    {
      name: `Stopping a server with ${STREAMS} open streams`,
      value: stopTime,
      unit: 'ms',
      atMost: STOP_LIMIT,
    },
  ];
}
