import { once } from 'node:events';
import { connect } from 'node:net';
import { failureSchema } from '@parlour/contract';
import { people, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import { hostileCalls } from './support/hostileCalls.ts';
import { rawAttacks } from './support/hostileValues.ts';
import { type HttpCall, httpCall, type HttpResponse } from './support/httpCall.ts';
import type { Random } from './support/random.ts';
import { signInByEmail } from './support/session.ts';

/** A round makes one part of the calls, the next round another. */
const PARTS = 4;
const CONCURRENCY = 16;
const SLOW = 10_000;
const RAW_TIMEOUT = 15_000;
const internals = /node_modules|\.ts:\d|\bat \S+ \(|\bselect .+ from\b/;
/** The largest body that a call without files takes. Larger ones may lose their connection. */
const BODY_LIMIT = 1024 * 1024;

const failureOf = (text: string) => {
  try {
    return failureSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Finds what the response to a hostile call may not be. */
function issueOf({ method, path }: HttpCall, { status, headers, text }: HttpResponse) {
  if (status >= 500) return `a ${status}: ${text.slice(0, 200)}`;
  if (status === 403) return 'a 403';
  if (internals.test(text) && status >= 400) return `internals: ${text.slice(0, 200)}`;
  if (status < 400 || method === 'HEAD' || !path.startsWith('/api/')) return undefined;
  const failure = failureOf(text);
  if (failure === undefined || failure.data !== null) return `${status} without the envelope`;
  return failure.requestId === headers['x-request-id'] ? undefined : 'another request id';
}

async function attack(url: string, call: HttpCall, findings: Findings): Promise<void> {
  findings.tried += 1;
  const name = `${call.method} ${call.path.slice(0, 80)}`;
  const begin = performance.now();
  try {
    const issue = issueOf(call, await httpCall(url, call));
    if (issue !== undefined) findings.found.push(`${name}: ${issue}`);
  } catch (error) {
    const isTooLarge = call.body !== undefined && call.body.length > BODY_LIMIT;
    if (!isTooLarge) findings.found.push(`${name}: ${String(error)}`);
  }
  const took = performance.now() - begin;
  findings.expect(took < SLOW, `${name} took ${(took / 1000).toFixed(1)} s`);
}

/** Sends what is no HTTP, and expects a 4xx in the envelope, another response or the end of the connection. */
async function attackRaw(url: string, text: string, findings: Findings): Promise<void> {
  findings.tried += 1;
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).setTimeout(RAW_TIMEOUT, () => socket.destroy());
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    if (received.includes('\r\n\r\n')) socket.end();
  });
  const closed = once(socket, 'close');
  socket.write(text);
  await closed;
  const name = JSON.stringify(text.slice(0, 60));
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
  findings.expect(status < 500, `${name}: ${received.slice(0, 100)}`);
  if (status >= 400) findings.expect(received.includes('"success":false'), `${name}: no envelope`);
}

/** Returns a random IPv4 of a documentation network, so that the limits of one client do not hide the rest. */
const randomClient = (random: Random) =>
  `198.18.${random.between(0, 255)}.${random.between(0, 255)}`;

/** Makes every call of the table with hostile paths, queries, bodies, headers, methods and tokens (api/http-1 to api/http-5). */
export const hostile: Fault = {
  name: 'hostile',
  async run({ rounds, random }) {
    const findings = new Findings();
    await using club = await startClub({ LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' });
    const tokens = await signInByEmail(club.url, club.mailbox, people.member);
    const processId = club.processId();
    for (let round = 0; round < rounds; round += 1) {
      const calls = [...hostileCalls(tokens)]
        .filter((_, index) => index % PARTS === round % PARTS)
        .values();
      const work = async () => {
        for (const call of calls) {
          const headers = { ...call.headers, 'x-forwarded-for': randomClient(random) };
          await attack(club.url, { ...call, headers }, findings);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      for (const text of rawAttacks) await attackRaw(club.url, text, findings);
    }
    const { status } = await httpCall(club.url, { method: 'GET', path: '/api/ready', headers: {} });
    findings.expect(status === 200, `the server is not ready afterwards: ${status}`);
    findings.expect(club.processId() === processId, 'the server did not live on');
    for (const line of club.output().split('\n')) {
      if (/"level":[56]0/.test(line)) findings.found.push(`the log: ${line.slice(0, 300)}`);
    }
    return findings;
  },
};
