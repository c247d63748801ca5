import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startClubOfTwo } from '../../testing/clubOfTwo.ts';
import { MEMBER } from '../../testing/constants.ts';
import { dataUrl, pdf } from '../../testing/documentFiles.ts';
import { securityEvents } from './securityEvents.ts';

const { club, as } = await startClubOfTwo();
const from = '203.0.113.77';
const documentsUrl = '/api/profile/documents';

/** The lines of the log about one response, without those of routine. */
function linesOf({ headers }: Awaited<ReturnType<typeof club.call>>) {
  const id = String(headers['x-request-id']);
  const lines = club.logged().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === id);
}
const eventsOf = (response: Parameters<typeof linesOf>[0]) =>
  linesOf(response).filter(({ msg }) => msg === 'security event');

const claimsOf = ({ token }: { readonly token: string }) => {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
};
const who = { principal: `member:${claimsOf(as).sub}`, session: claimsOf(as).jti };

async function uploadedId(): Promise<string> {
  const body = { file: dataUrl(pdf()), title: 'Canary title', description: 'Canary text' };
  return (await club.api.uploadDocument({ body }, { as })).data().id;
}

test('api/http/audit-9, api/http/audit-10, api/http/audit-11: asking for a code, a wrong code, a right one and a pause are security events', async () => {
  club.passTime(31_000);
  const asked = await club.api.requestCode({ body: { email: MEMBER } }, { from });
  expect(eventsOf(asked)).toMatchObject([
    { event: 'sign-in.code-requested', client: '203.0.113.0/24' },
  ]);
  const code = await club.mailbox.nextCode(MEMBER);
  const wrong = code === '493571' ? '493572' : '493571';
  const failed = await club.api.verifyCode({ body: { email: MEMBER, code: wrong } }, { from });
  expect(eventsOf(failed)).toMatchObject([{ event: 'sign-in.failed', client: '203.0.113.0/24' }]);
  const signedIn = await club.api.verifyCode({ body: { email: MEMBER, code } }, { from });
  const { token } = signedIn.data();
  const names = {
    principal: who.principal,
    session: claimsOf({ token }).jti,
    client: '203.0.113.0/24',
  };
  expect(linesOf(signedIn)).toMatchObject([
    { event: 'sign-in.succeeded', ...names },
    { msg: 'call', status: 200, ...names },
  ]);
  const stranger = { email: 'nobody@elsewhere.example', code: wrong };
  for (let count = 0; count < 10; count += 1) await club.api.verifyCode({ body: stranger });
  const paused = await club.api.verifyCode({ body: stranger }, { from });
  expect(eventsOf(paused)).toMatchObject([{ event: 'sign-in.paused' }]);
  const logged = club.logged();
  for (const content of [MEMBER, stranger.email, code, wrong, token, '203.0.113.77']) {
    expect(logged).not.toContain(content);
  }
});

test('api/http/audit-9, api/http/audit-10: a call without a valid session, one too many and a reused key are security events', async () => {
  const refused = await club.call('GET', documentsUrl, {
    from,
    headers: { authorization: 'Bearer nonsense', 'x-crm-token': 'nonsense' },
  });
  expect(eventsOf(refused)).toMatchObject([
    { event: 'call.unauthenticated', client: '203.0.113.0/24' },
  ]);
  const tooSoon = () => club.api.requestCode({ body: { email: 'a@elsewhere.example' } }, { from });
  await tooSoon();
  expect(eventsOf(await tooSoon())).toMatchObject([{ event: 'call.rate-limited' }]);
  const change = (phone: string) =>
    club.api.updateProfile({ body: { phone } }, { as, headers: { 'idempotency-key': 'reused' } });
  expect(eventsOf(await change('+1 212 555 0100'))).toEqual([]);
  expect(eventsOf(await change('+1 212 555 0101'))).toMatchObject([
    { event: 'call.key-reused', ...who },
  ]);
});

test('api/http/audit-9, api/http/audit-11: an opened document and its signed URL are security events, and a HEAD request is none', async () => {
  const id = await uploadedId();
  const url = `${documentsUrl}/${id}/preview`;
  const subject = `document:${id}`;
  const opened = await club.call('GET', url, { as, from });
  expect(eventsOf(opened)).toMatchObject([{ event: 'document.opened', subject, ...who }]);
  const linked = await club.call('GET', url, { as, headers: { accept: 'application/json' } });
  expect(eventsOf(linked)).toMatchObject([{ event: 'document.linked', subject, ...who }]);
  const signedUrl = String(/"url":"([^"]+)"/.exec(linked.text)?.[1]);
  const byLink = await club.call('GET', signedUrl, { from });
  expect(eventsOf(byLink)).toMatchObject([
    { event: 'document.opened-by-link', subject, principal: who.principal },
  ]);
  expect((await club.app.inject({ method: 'HEAD', url: signedUrl })).statusCode).toBe(200);
  expect(club.logged().match(/"document\.opened-by-link"/g)).toHaveLength(1);
  const signature = new URL(signedUrl, 'http://club').searchParams.get('signature') ?? '';
  for (const content of ['Canary title', 'Canary text', signature]) {
    expect(club.logged()).not.toContain(content);
  }
});

test('api/http/audit-9, api/http/audit-10, api/sessions-6: signing out is a security event', async () => {
  const tokens = await club.signIn(MEMBER);
  const session = claimsOf(tokens).jti;
  expect(eventsOf(await club.api.signOut({}, { as: tokens }))).toMatchObject([
    { event: 'session.ended', subject: `session:${session}`, ...who, session },
  ]);
});

test('api/http/audit-9: a successful read and a rejected value are no security events', async () => {
  expect(eventsOf(await club.call('GET', '/api/profile', { as }))).toEqual([]);
  expect(eventsOf(await club.call('POST', '/api/requests', { as, body: {} }))).toEqual([]);
});

test('api/http/audit-10: the line of a call that fails names who called', async () => {
  await club.testDatabase.run(
    'alter table requests add constraint refused check (false) not valid',
  );
  const body = { requestType: 'Other', subject: 'Canary', otherDescription: 'A tuner' } as const;
  const failed = await club.api.submitRequest({ body }, { as, from });
  await club.testDatabase.run('alter table requests drop constraint refused');
  expect(failed.status).toBe(500);
  expect(linesOf(failed)).toMatchObject([
    { msg: 'the call failed', ...who, client: '203.0.113.0/24' },
    { msg: 'call', status: 500, ...who, client: '203.0.113.0/24' },
  ]);
});

test('docs/security.md lists each security event once, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/security.md'), 'utf8');
  const section = page.split('## Security events\n')[1]?.split('\n## ')[0] ?? '';
  const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...securityEvents].toSorted());
});
