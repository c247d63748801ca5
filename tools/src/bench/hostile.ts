import { once } from 'node:events';
import { connect } from 'node:net';
import { hostileCalls, httpCall, rawAttacks } from '@parlour/e2e';
import { type Headers, startLoadedClub } from './club.ts';
import type { Figure } from './measure.ts';
import { measureMemoryAfter } from './memory.ts';

const CALLS = 100_000;
const CONCURRENCY = 40;
/** A client may make 3000 calls a minute. Beyond that the server would only count them. */
const CALLS_PER_CLIENT = 100;
/** One of so many calls is no HTTP. */
const RAW_SHARE = 50;

/** Sends bytes that are no request. Returns the status of the response, or 0 without one. */
async function sendRaw(url: string, text: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.end(text);
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0);
}

/** Yields the hostile calls of the faults again and again, those of each session in turn. */
function* endlessCalls(sessions: readonly Headers[]) {
  for (;;) for (const session of sessions) yield* hostileCalls(session);
}

/** Makes all hostile calls. Returns how many got each kind of response, by the first digit of the status. */
async function attack(
  url: string,
  sessions: readonly Headers[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const calls = endlessCalls(sessions);
  let next = 0;
  const send = async (number: number): Promise<number> => {
    const raw = rawAttacks[(number / RAW_SHARE) % rawAttacks.length];
    if (raw !== undefined) return sendRaw(url, raw);
    const { value: call } = calls.next();
    if (call === undefined) return 0;
    const client = Math.floor(number / CALLS_PER_CLIENT);
    const headers = {
      ...call.headers,
      'x-forwarded-for': `10.0.${client >> 8}.${client & 255}`,
    };
    // The server may close the connection of a body that is too large.
    const response = await httpCall(url, { ...call, headers }).catch(() => undefined);
    return response?.status ?? 0;
  };
  const attacker = async () => {
    for (let number = next++; number < CALLS; number = next++) {
      const kind = Math.floor((await send(number)) / 100);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, attacker));
  return counts;
}

/** Measures the memory after 100,000 of the hostile calls of `npm run faults`, in their own club. */
export async function measureHostileCalls(): Promise<readonly Figure[]> {
  await using loaded = await startLoadedClub();
  const { club, members } = loaded;
  const counts = await attack(
    club.url,
    members.map(({ headers }) => headers),
  );
  return [
    {
      name: `Responses of 5xx to ${CALLS} hostile calls`,
      value: counts.get(5) ?? 0,
      atMost: 0,
      remark: `${counts.get(4) ?? 0} of 4xx, ${counts.get(2) ?? 0} of 2xx`,
    },
    ...(await measureMemoryAfter(club, `${CALLS} hostile calls`)),
  ];
}
