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

/** The header of every browser that opens a page, which programs that fetch pages do not send. */
const browser = { headers: { 'sec-fetch-mode': 'navigate' } };

/** Renders a page that shows the response to its first call, or fails while `isFailing`. */
function fakeRenderer() {
  const orders: string[] = [];
  const limits: (number | undefined)[] = [];
  const failure = { isFailing: false };
  const renderer: Renderer = {
    async render({ path, template, encoding }, performCall, within) {
      orders.push(path);
      limits.push(within);
      if (failure.isFailing) return { page: null, reason: 'it took too long', isError: true };
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
  return { orders, limits, failure, renderer };
}

async function startClub() {
  const { renderer, ...fake } = fakeRenderer();
  const started = await startTestClub({}, { renderer });
  ({ stop } = started);
  return { club: started.club, ...fake };
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
  const getPage = (from: string) => club.call('GET', '/login', { from, ...browser });
  let last = await getPage('10.0.0.1');
  for (let count = 1; count < 1201; count += 1) last = await getPage('10.0.0.1');
  expect(last.status).toBe(200);
  expect(last.text).not.toContain('data-rendered');
  expect((await club.call('GET', '/login', { from: '10.0.0.1' })).status).toBe(503);
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
  // To come again would be no use.
  expect((await club.call('GET', sharedUrl)).status).toBe(200);
});

test('api/web-10: a database that hangs or fails costs a visitor no more than the rendered page', async () => {
  const { club } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  expect(await isRendered(club, sharedUrl)).toBe(true);
  const expectPlain = async () => {
    const { status, text } = await club.call('GET', sharedUrl, browser);
    expect(status).toBe(200);
    expect(text).toContain('<title>The member app</title>');
  };
  await club.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table members`);
    await expectPlain();
  });
  await club.database.queries.execute(sql`alter table members rename to members_gone`);
  await expectPlain();
  expect((await club.call('GET', sharedUrl)).status).toBe(503);
  expect(club.logged()).toContain('a page was not rendered');
});

const robots = ['curl/8.5.0', 'WhatsApp/2.23.20.0', 'Mozilla/5.0 (compatible; Slackbot 1.0)'];

test.each(robots)(
  'api/web-34: %s waits ten times longer, and is told to come again where a page could not be rendered',
  async (userAgent) => {
    const { club, limits, failure } = await startClub();
    const sharedUrl = await findSharedUrl(club);
    const robot = { headers: { 'user-agent': userAgent } };
    expect((await club.call('GET', sharedUrl, robot)).text).toContain('data-rendered');
    failure.isFailing = true;
    const { status, headers, text } = await club.call('GET', sharedUrl, robot);
    expect(limits).toEqual([10_000, 10_000]);
    expect([status, headers['retry-after'], headers['etag']]).toEqual([503, '10', undefined]);
    expect(headers['x-robots-tag']).toBe('noindex');
    // A person whose browser was taken for a robot has the app.
    expect(text).toContain('<div id="root">');
  },
);

test('api/web-34: a browser has the page of the app after the usual time, with 200', async () => {
  const { club, limits, failure } = await startClub();
  const sharedUrl = await findSharedUrl(club);
  failure.isFailing = true;
  const { status, headers, text } = await club.call('GET', sharedUrl, browser);
  expect([status, headers['retry-after'], limits]).toEqual([200, undefined, [undefined]]);
  expect(text).toContain('<title>The member app</title>');
});

test.each([
  'member-benefits/none',
  'destination-guides/none',
  'vendors/none/',
  'events/none',
  'gift-guides/none',
  'gift-guides/products/none',
])(
  'api/web-35: /%s, whose item does not exist, is a 404 though it was not rendered',
  async (path) => {
    const { club, failure } = await startClub();
    const [, query = ''] = (await findSharedUrl(club)).split('?');
    failure.isFailing = true;
    for (const options of [browser, {}]) {
      const { status, headers, text } = await club.call('GET', `/${path}?${query}`, options);
      expect([status, headers['retry-after']]).toEqual([404, undefined]);
      expect(text).toContain('<title>The member app</title>');
    }
    // Without a ref nobody learns what exists.
    expect((await club.call('GET', `/${path}`)).status).toBe(200);
    expect((await club.call('GET', `/${path}?ref=nobody`)).status).toBe(200);
  },
);

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
