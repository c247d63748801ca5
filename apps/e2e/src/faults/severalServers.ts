import { setTimeout as wait } from 'node:timers/promises';
import { type Club, startClub } from '../support/club.ts';
import { type Fault, type FaultContext, Findings } from './fault.ts';
import { checkWrites } from './support/checkWrites.ts';
import { joinServer } from './support/joinedServer.ts';
import { writeMany } from './support/load.ts';
import { allEmails, signInBoth } from './support/people.ts';
import type { Tokens } from './support/session.ts';

const WRITES = 32;
const LATEST_KILL = 400;
const SIGN_OUT_LIMIT = 1000;

/** Sends the same write with one key to two servers at once, and expects one response. */
async function writeTwice(
  servers: readonly [Club, ...Club[]],
  tokens: Tokens,
  { random }: FaultContext,
  findings: Findings,
): Promise<void> {
  const text = `twice-${random.text(12)}`;
  const send = async ({ url }: Club) => {
    const response = await fetch(`${url}/api/requests`, {
      method: 'POST',
      headers: { ...tokens, 'content-type': 'application/json', 'idempotency-key': text },
      body: JSON.stringify({ requestType: 'Other', subject: text, otherDescription: 'A tuner' }),
    });
    return `${response.status} ${await response.text()}`;
  };
  findings.tried += 1;
  const [first, ...others] = await Promise.all(servers.map(send));
  findings.expect(first?.startsWith('201') === true, `a write to several servers: ${first}`);
  for (const other of others) {
    if (other !== first) findings.doubled.push(`${text}: ${first} and ${other}`);
  }
}

/** Writes to all servers while one is stopped or killed, and started again. */
async function writeToAll(
  servers: readonly [Club, ...Club[]],
  members: readonly [Tokens, ...Tokens[]],
  { random }: FaultContext,
  isKilled: boolean,
  findings: Findings,
): Promise<void> {
  const [host, second] = servers;
  const writing = writeMany({
    kinds: ['request', 'document', 'change request', 'card'],
    count: WRITES,
    members,
    urlOf: () => random.pick(servers).url,
    random,
    findings,
  });
  await wait(random.between(0, LATEST_KILL));
  // What a killed server was delivering waits for two minutes, while other servers run.
  await second?.stop(isKilled ? 'SIGKILL' : 'SIGTERM');
  await second?.start();
  const accepted = await writing;
  await checkWrites({ ...host, emails: () => allEmails(host) }, accepted, findings);
}

/** Signs out at one server, and expects that no other admits the session a second later. */
async function signOutEverywhere(
  [host, ...others]: readonly [Club, ...Club[]],
  tokens: Tokens,
  findings: Findings,
): Promise<void> {
  const statusOf = async ({ url }: Club) =>
    (await fetch(`${url}/api/profile`, { headers: tokens })).status;
  for (const server of others) findings.expect((await statusOf(server)) === 200, 'no session');
  await fetch(`${host.url}/api/simple-auth/sign-out`, { method: 'POST', headers: tokens });
  // The load counts for nothing here: a cached check is as old as its beginning, which was before the sign-out.
  await wait(SIGN_OUT_LIMIT);
  for (const server of others) {
    findings.tried += 1;
    const status = await statusOf(server);
    findings.expect(status === 401, `a session that was signed out elsewhere gets ${status}`);
  }
}

/** Runs two servers on one database, and four from the second round on (api/platform/postgres-7, api/sessions-6). */
export const severalServers: Fault = {
  name: 'servers',
  async run(context) {
    const findings = new Findings();
    await using servers = new AsyncDisposableStack();
    const host = servers.use(await startClub({ LOG_LEVEL: 'warn' }));
    const members = await signInBoth(host);
    const all: [Club, ...Club[]] = [host, servers.use(await joinServer(host, 'server-2'))];
    for (let round = 0; round < context.rounds; round += 1) {
      if (round === 1) {
        for (const name of ['server-3', 'server-4']) {
          all.push(servers.use(await joinServer(host, name)));
        }
      }
      for (const tokens of members) await writeTwice(all, tokens, context, findings);
      await writeToAll(all, members, context, round > 0, findings);
    }
    await signOutEverywhere(all, members[1], findings);
    return findings;
  },
};
