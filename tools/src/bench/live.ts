import { type Club, joinServer } from '@parlour/e2e';
import { callJson, type Headers, startLoadedClub } from './club.ts';
import { type Figure, median } from './measure.ts';
import { measureExtraMemory } from './memory.ts';

const STREAMS = 500;
const STREAMS_PER_SESSION = 3;
const WRITES = 41;
/** Milliseconds. */
const MEDIAN_LIMIT = 300;
const LONGEST_LIMIT = 1000;
const STOP_LIMIT = 2000;
/** Megabytes. */
const MEMORY_LIMIT = 60;
/** Milliseconds between two readings of the memory. */
const PAUSE = 250;

const request = { requestType: 'Other', subject: 'A wish', otherDescription: 'A piano tuner' };

/** Opens a stream, and waits for its first event. Calls `onHint` for each hint. */
async function openStream(
  { url }: Club,
  headers: Headers,
  onHint: (time: number) => void = () => {},
): Promise<void> {
  const response = await fetch(`${url}/api/live`, { headers });
  if (!response.ok || response.body === null) {
    throw new Error(`The stream got the status ${response.status}.`);
  }
  const opened = Promise.withResolvers<void>();
  const { body } = response;
  const read = async () => {
    // The server writes each event at once, and this one reads faster than they come.
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      if (text.includes('event: hello')) opened.resolve();
      if (text.includes('event: hint')) onHint(performance.now());
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
  await openStream(other, headers, (time) => arrived.resolve(time));
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

/** Measures live hints between servers, and what many open streams cost. */
export async function measureLive(): Promise<readonly Figure[]> {
  await using loaded = await startLoadedClub(Math.ceil(STREAMS / STREAMS_PER_SESSION));
  const { club, members } = loaded;
  const hints = await measureHints(club, members[0]?.headers ?? {});
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
