import { brotliDecompressSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { events, members } from '../platform/postgres/schema/index.ts';
import { MEMBER } from '../testing/constants.ts';
import { startTestClub, type TestClub } from '../testing/testClub.ts';
import { inlineSource } from './inlineSource.ts';
import { compress } from './render-process/compress.ts';
import { fillTemplate } from './render-process/renderedPage.ts';
import type { Renderer } from './renderer.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const STYLE = 'main{a:b}';

/** Renders a page that shows the response to its first call. */
function fakeRenderer() {
  const orders: string[] = [];
  const renderer: Renderer = {
    async render({ path, template, encoding }, performCall) {
      orders.push(path);
      const { pathname, search } = new URL(path, 'http://club.example');
      const response =
        pathname === '/login'
          ? ({ status: 200, body: '' } as const)
          : await performCall(`/api${pathname}${search}`).catch(() => null);
      if (response === null) return { page: null, reason: 'no response', isError: false };
      const status = response.status === 200 ? 200 : 404;
      const preview = {
        title: 'A page',
        description: null,
        picture: null,
        type: 'website',
      } as const;
      const html = `<main>${response.body}</main>`;
      const page = { title: 'A page', preview, status, html, style: STYLE, data: null } as const;
      const location = { publicUrl: 'http://club.example', path, clubName: 'The Club' };
      return {
        status,
        page: compress(fillTemplate(template, page, location), encoding),
        styleSource: inlineSource(STYLE),
      };
    },
    close: () => undefined,
  };
  return { orders, renderer };
}

async function startClub() {
  const { orders, renderer } = fakeRenderer();
  const started = await startTestClub({}, { renderer });
  ({ stop } = started);
  return { club: started.club, orders };
}

const isRendered = async (club: TestClub, url: string) =>
  (await club.call('GET', url)).text.includes('data-rendered');

async function findSharedUrl(club: TestClub): Promise<string> {
  const [event] = await club.database.queries.select({ id: events.id }).from(events).limit(1);
  const [member] = await club.database.queries
    .select({ ref: members.ref })
    .from(members)
    .where(eq(members.email, MEMBER));
  return `/events/${event!.id}?ref=${member!.ref}`;
}

test('api/web-9: the sign-in page and a shared page with its ref are rendered, compressed and not for search engines', async () => {
  const { club } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  expect(await isRendered(club, '/login')).toBe(true);
  const { status, headers, text } = await club.call('GET', sharedUrl);
  expect(status).toBe(200);
  expect(text).toContain('<main>{"success":true');
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
  });
  const compressed = await club.app.inject({
    method: 'GET',
    url: sharedUrl,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(text);
});

test("api/web-23: a rendered page's Content-Security-Policy names its style, and that of others does not", async () => {
  const { club } = await startClub();
  const style = `style-src 'self' ${inlineSource(STYLE)};`;
  const { headers } = await club.call('GET', await findSharedUrl(club));
  expect(headers['content-security-policy']).toContain(style);
  const { headers: others } = await club.call('GET', '/events');
  expect(others['content-security-policy']).not.toContain(inlineSource(STYLE));
});

test('api/web-9: a ref is read as the browser does, the first of several and without blanks', async () => {
  const { club } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  expect(await isRendered(club, sharedUrl.replace('?ref=', '?ref=%20'))).toBe(true);
  expect(await isRendered(club, `${sharedUrl}&ref=nobody`)).toBe(true);
  expect(await isRendered(club, sharedUrl.replace('?ref=', '?ref=nobody&ref='))).toBe(false);
});

test('api/web-10: any other page, no ref and one of nobody are rendered by the browser', async () => {
  const { club, orders } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  const [path = ''] = sharedUrl.split('?');
  for (const url of [
    '/dashboard?ref=member-1',
    '/events?ref=member-1',
    path,
    `${path}?ref=`,
    `${path}?ref=nobody`,
    `${path}?ref=%00`,
  ]) {
    const { status, text } = await club.call('GET', url);
    expect([url, status, text.includes('data-rendered')]).toEqual([url, 200, false]);
    expect(text).toContain('<title>The member app</title>');
  }
  expect(orders).toEqual([]);
});

test('api/web-17: a shared page whose item does not exist is a rendered 404, until there is one', async () => {
  const { club } = await startClub();
  const url = (await findSharedUrl(club)).replace(/events\/.*\?/, 'events/new?');
  const { status, headers, text } = await club.call('GET', url);
  expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  expect(text).toContain('data-rendered');
  await club.testDatabase.run(
    `insert into events (id, title, description, start_date, time_zone)
     values ('new', 'An evening', '', now(), 'UTC')`,
  );
  expect((await club.call('GET', url)).status).toBe(200);
});

test('api/web-10: a client that asks for too many pages gets them plain, and others go on', async () => {
  const { club } = await startClub();
  const getPage = (from: string) => club.call('GET', '/login', { from });
  let last = await getPage('10.0.0.1');
  for (let count = 1; count < 1201; count += 1) last = await getPage('10.0.0.1');
  expect(last.status).toBe(200);
  expect(last.text).not.toContain('data-rendered');
  expect((await getPage('10.0.0.2')).text).toContain('data-rendered');
});

test('api/web-10: a page with too much data is rendered by the browser', async () => {
  const { club } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  const describe = (length: number) =>
    club.database.queries.update(events).set({ description: 'a'.repeat(length) });
  await describe(500 * 1024);
  expect(await isRendered(club, sharedUrl)).toBe(true);
  await describe(520 * 1024);
  await expect.poll(() => isRendered(club, sharedUrl)).toBe(false);
});

test('api/web-10: a database that hangs or fails costs a visitor no more than the rendered page', async () => {
  const { club } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  expect(await isRendered(club, sharedUrl)).toBe(true);
  const expectPlain = async () => {
    const { status, text } = await club.call('GET', sharedUrl);
    expect(status).toBe(200);
    expect(text).toContain('<title>The member app</title>');
  };
  await club.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table members`);
    await expectPlain();
  });
  await club.database.queries.execute(sql`alter table members rename to members_gone`);
  await expectPlain();
  expect(club.logged()).toContain('a page was not rendered');
});

test('api/web-13: a page shows the content as it is now, and none to a ref whose member has left', async () => {
  const { club } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  expect(await isRendered(club, sharedUrl)).toBe(true);
  await club.database.queries.update(events).set({ title: 'Moved to the garden' });
  await expect
    .poll(async () => (await club.call('GET', sharedUrl)).text)
    .toContain('Moved to the garden');
  await club.database.queries.update(members).set({ isActive: false });
  expect(await isRendered(club, sharedUrl)).toBe(false);
});

test('api/web-13, api/members-2: a page is not rendered any more for a ref that was replaced', async () => {
  const { club } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  expect(await isRendered(club, sharedUrl)).toBe(true);
  await club.database.queries
    .update(members)
    .set({ ref: 'another' })
    .where(eq(members.email, MEMBER));
  expect(await isRendered(club, sharedUrl)).toBe(false);
  expect(await isRendered(club, sharedUrl.replace(/ref=.*/, 'ref=another'))).toBe(true);
});

test('api/web-14: the policy names the pre-hydration script by its hash', async () => {
  const { club } = await startClub();
  const { headers, text } = await club.call('GET', '/login');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = Buffer.from(digest).toString('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'");
});
