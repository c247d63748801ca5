import { expect } from '@playwright/test';
import { Findings } from '../faults/fault.ts';
import { checkWrites } from '../faults/support/checkWrites.ts';
import { writeMany } from '../faults/support/load.ts';
import { createRandom } from '../faults/support/random.ts';
import { signInByEmail, type Tokens } from '../faults/support/session.ts';
import type { AcceptedWrite, SendCall } from '../faults/support/writes.ts';
import { type Club, people } from '../support/club.ts';
import type { ClubCommand } from '../support/clubCommand.ts';
import { isReadyBehind } from './http2Client.ts';
import { MemberBrowser } from './memberBrowser.ts';
import type { ProxyName } from './proxyPrograms.ts';
import { HOST, startProxy } from './startProxy.ts';
import { profileCallsOf, startTwoServers, type TwoServers } from './twoServers.ts';

/** Members of the sample club. */
const members = [
  people.member,
  people.secondMember,
  'amara.osei@club.example',
  'kenji.morita@club.example',
] as const;
const WRITES = 80;
const wish = { requestType: 'Other', subject: 'A wish', otherDescription: 'A piano tuner' };

/** Signs the members in, each at one of the two servers. */
async function signInAll({ servers, mail }: TwoServers): Promise<[Tokens, ...Tokens[]]> {
  const signIn = (email: string, { url }: Club) => signInByEmail(url, mail, email);
  const [first, ...others] = members;
  const tokens: [Tokens, ...Tokens[]] = [await signIn(first, servers[0])];
  for (const [index, email] of others.entries()) {
    tokens.push(await signIn(email, index % 2 === 0 ? servers[1] : servers[0]));
  }
  return tokens;
}

/** Lets the members write, and kills a server when a quarter is accepted. Returns what was accepted. */
async function killUnderLoad(
  killed: Club,
  browsers: readonly MemberBrowser[],
  tokens: readonly [Tokens, ...Tokens[]],
  findings: Findings,
): Promise<readonly AcceptedWrite[]> {
  let [sent, accepted] = [0, 0];
  const send: SendCall = async (url, init) => {
    const browser = browsers[sent % browsers.length];
    sent += 1;
    if (browser === undefined) throw new Error('No browser is open.');
    const response = await browser.send(url, init);
    if (response.status === 201) accepted += 1;
    return response;
  };
  const writing = writeMany({
    kinds: ['request', 'document', 'change request', 'card'],
    count: WRITES,
    members: tokens,
    urlOf: () => `https://${HOST}`,
    random: createRandom(killed.url),
    findings,
    send,
  });
  await expect.poll(() => accepted, { intervals: [5] }).toBeGreaterThan(WRITES / 4);
  await killed.stop('SIGKILL');
  expect(accepted).toBeLessThan(WRITES);
  return writing;
}

/** Expects that each member's stream is open and brings the hint of a new write. */
async function expectHints(browsers: readonly MemberBrowser[], tokens: readonly Tokens[]) {
  for (const [index, browser] of browsers.entries()) {
    await expect.poll(() => browser.received, { timeout: 10_000 }).toContain('event: hello');
    const { length } = browser.received;
    const sent = await browser.send(`https://${HOST}/api/requests`, {
      method: 'POST',
      headers: { ...tokens[index], 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    expect(sent.status).toBe(201);
    await expect.poll(() => browser.received.slice(length)).toContain('event: hint');
  }
}

/** Returns the emails that arrived. A killed server may have delivered one twice, which every mail program shows once. */
const emailsOf = ({ mail }: TwoServers) => [
  ...new Map(mail.emails.map((email) => [email.messageId, email])).values(),
];

/**
 * Kills each of two servers behind a proxy in turn, while members write. Expects that no session, no write and no stream is lost.
 *
 * @param command - the program of the servers, by default that of the checkout.
 */
export async function killEachOfTwoServers(name: ProxyName, command?: ClubCommand): Promise<void> {
  await using two = await startTwoServers(command);
  const { servers } = two;
  const tokens = await signInAll(two);
  await using proxy = await startProxy(name, [servers[0].url, servers[1].url], isReadyBehind);
  await using stack = new AsyncDisposableStack();
  const browsers = tokens.map((each) => stack.use(new MemberBrowser(proxy.port, each)));
  await expectHints(browsers, tokens);

  const findings = new Findings();
  const accepted: AcceptedWrite[] = [];
  for (const server of servers) {
    accepted.push(...(await killUnderLoad(server, browsers, tokens, findings)));
    await expectHints(browsers, tokens);
    await server.start();
    // The proxy has noticed that it is back.
    await expect.poll(() => profileCallsOf(server), { timeout: 30_000 }).toBeGreaterThan(0);
  }
  expect(browsers.map(({ failedReads }) => failedReads)).toEqual(browsers.map(() => 0));
  const failures = browsers.flatMap((browser) => browser.failures);
  expect(failures.filter((status) => status > 0 && status < 500)).toEqual([]);
  expect(browsers.some(({ streams }) => streams > 1)).toBe(true);
  // It has told of the calls that a server had in hand, and not who made them.
  expect(proxy.output()).toContain('/api/');
  for (const token of tokens.flatMap((each) => Object.values(each))) {
    expect(proxy.output()).not.toContain(token.replace('Bearer ', ''));
  }
  for (const { url } of servers) {
    for (const headers of tokens) {
      expect((await fetch(`${url}/api/profile`, { headers })).status).toBe(200);
    }
  }
  const club = { url: servers[0].url, dataDirectory: two.databaseFolder };
  await checkWrites({ ...club, emails: async () => emailsOf(two) }, accepted, findings);
  expect(findings).toMatchObject({ lost: [], doubled: [], found: [] });
  expect(accepted).toHaveLength(2 * WRITES);
}
