import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Headers } from './bareReference.ts';
import { type HostileCall, hostileCallOf } from './hostileCalls.ts';
import { startLoadedClub } from './loadedClub.ts';
import type { Measure } from './measure.ts';
import { measureMemoryAfter } from './memory.ts';

const CALLS = 100_000;
const CONCURRENCY = 40;
/** A client may make 3000 calls a minute. Beyond that the server would only count them. */
const CALLS_PER_CLIENT = 100;
/** Milliseconds. */
const TIMEOUT = 30_000;

/** Makes a call. Returns the status of the response, or 0 where the server closed the connection. */
const send = (url: string, agent: Agent, { method, path, headers, body }: HostileCall) =>
  new Promise<number>((resolve, reject) => {
    const call = request(url + path, { method, headers, agent, timeout: TIMEOUT }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    call.on('timeout', () => reject(new Error(`${method} ${path} got no response.`)));
    call.on('error', () => resolve(0));
    call.end(body);
  });

const brokenRequests = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET /api/events HTTP/1.1\r\n\r\n',
  'POST /api/requests HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz',
  'POST /api/requests HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  '\u0016\u0003\u0001\u0002',
] as const;

/** Sends bytes that are no request. Returns the status of the response, or 0 without one. */
async function sendBroken(url: string, number: number): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.end(brokenRequests[number % brokenRequests.length] ?? '');
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
}

/** Makes all hostile calls. Returns how many got each kind of response, by the first digit of the status. */
async function attack(
  url: string,
  sessions: readonly Headers[],
): Promise<ReadonlyMap<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const counts = new Map<number, number>();
  let next = 0;
  const attacker = async () => {
    for (let number = next++; number < CALLS; number = next++) {
      const client = Math.floor(number / CALLS_PER_CLIENT);
      const headers = {
        ...sessions[number % sessions.length],
        'x-forwarded-for': `10.0.${client >> 8}.${client & 255}`,
      };
      const status =
        number % 50 === 0
          ? await sendBroken(url, number / 50)
          : await send(url, agent, hostileCallOf(number, headers));
      const kind = Math.floor(status / 100);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, attacker));
  agent.destroy();
  return counts;
}

/** Measures the memory after 100,000 hostile calls, in their own club. */
export async function measureHostileCalls(): Promise<readonly Measure[]> {
  await using loaded = await startLoadedClub();
  const { club, members } = loaded;
  const counts = await attack(
    club.url,
    members.map(({ headers }) => headers),
  );
  const errors = counts.get(5) ?? 0;
  const responses: Measure = {
    name: `Responses to ${CALLS} hostile calls`,
    figure: `${errors} of 5xx`,
    reference: `${counts.get(4) ?? 0} of 4xx, ${counts.get(2) ?? 0} of 2xx`,
    limit: 'none of 5xx',
    isWithinLimit: errors === 0,
  };
  return [responses, ...(await measureMemoryAfter(club, `${CALLS} hostile calls`))];
}
