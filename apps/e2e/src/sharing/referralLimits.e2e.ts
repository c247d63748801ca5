import { sampleId } from '@parlour/sample-club';
import { people } from '../support/club.ts';
import { untilHydrated } from '../support/hydration.ts';
import { memberId, referral, sharedPages } from '../support/referral.ts';
import { expect, test } from '../support/test.ts';

const [[vendor, vendorName]] = sharedPages;
const benefit = sampleId('benefit', 'two-studios-in-an-afternoon');
const event = sampleId('event', 'stars-over-agafay');

/** Personal data of members, hidden from visitors. */
const memberData =
  /rosalind hale|julien okafor|member2?@club\.example|CRM-\d|halewhitcombe|northlight/i;

/** The calls that load shared pages, without their `ref`. */
const sharedCalls = [
  '/api/vendors/table-chevreuil',
  `/api/vendors/${benefit}?benefitView=true`,
  `/api/events/${event}`,
  `/api/destinations/${sampleId('destination', 'paris-le-marais')}`,
  `/api/gift-guides/${sampleId('guide', 'the-good-house')}`,
  `/api/gift-guides/products/${sampleId('gift', 'ash-glazed-serving-bowl')}`,
] as const;

const withRef = (path: string, ref = memberId) =>
  `${path}${path.includes('?') ? '&' : '?'}ref=${ref}`;

test('a visitor reads the six shared pages, and nothing of any member', async ({
  page,
  request,
}) => {
  for (const path of sharedCalls) {
    const response = await request.get(withRef(path));
    expect(response.status(), path).toBe(200);
    expect(response.headers()['x-robots-tag'], path).toContain('noindex');
    expect(await response.text(), path).not.toMatch(memberData);
  }
  const responses: Promise<readonly (readonly [string, string])[]>[] = [];
  page.on('response', (response) => {
    const isText = /json|html/.test(response.headers()['content-type'] ?? '');
    if (!isText) return;
    // A response that arrives while the page is left can no longer be read.
    const read = (text: string) => [[response.url(), text] as const];
    responses.push(response.text().then(read, () => []));
  });
  for (const [path, name] of sharedPages) {
    await page.goto(path + referral);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.content(), path).not.toMatch(memberData);
    // Read before the next page, when the browser discards these responses.
    const read = (await Promise.all(responses.splice(0))).flat();
    expect(read.length, path).toBeGreaterThan(0);
    for (const [url, text] of read) expect(text, url).not.toMatch(memberData);
  }
});

test("a visitor's own calls reach nothing but the shared pages", async ({ request }) => {
  const register = {
    eventId: event,
    attendeeInfo: { firstName: 'A', lastName: 'B', email: people.member },
  };
  const reads = [
    '/api/vendors?benefitView=true',
    '/api/events',
    '/api/destinations',
    '/api/gift-guides',
    '/api/gift-guides?viewMode=personalized',
    '/api/profile',
    '/api/profile/payment-methods',
    '/api/profile/documents',
    '/api/profile/documents/document-1/preview',
  ];
  const writes = [
    ['POST', `/api/vendors/${benefit}/redeem`, undefined],
    ['POST', `/api/events/${event}/register`, register],
    ['POST', '/api/requests', { subject: 'A', description: 'B', requestType: 'Other' }],
    ['PUT', '/api/profile', { firstName: 'A' }],
    ['POST', '/api/profile/payment-methods', {}],
    ['DELETE', '/api/profile/payment-methods/card-1', undefined],
    ['POST', '/api/profile/change-requests', {}],
  ] as const;
  const calls = [...reads.map((path) => ['GET', path, undefined] as const), ...writes];
  for (const [method, path, data] of calls) {
    const response = await request.fetch(withRef(path), { method, data });
    expect(response.status(), `${method} ${path}`).toBe(401);
    expect(await response.text(), path).not.toMatch(memberData);
  }
});

test("a personal gift guide is no visitor's, not even its member's friend's", async ({
  request,
}) => {
  for (const path of [
    `/api/gift-guides/${sampleId('guide', 'for-rosalind-the-studio')}`,
    `/api/gift-guides/products/${sampleId('gift', 'a-pear-tree-apiece')}`,
  ]) {
    const response = await request.get(withRef(path));
    expect(response.status(), path).toBe(404);
  }
});

test('a ref that names no member opens nothing, however it is written', async ({ request }) => {
  const odd = ['', '%20', 'nobody', memberId.toUpperCase(), `${memberId}%00`, `${memberId}%20x`];
  const attacks = ["'%20or%20'1'='1", '%3Cscript%3E', '..%2F..', '%25', '*', 'x'.repeat(3_000)];
  for (const ref of [...odd, ...attacks, 'member%40club.example', 'nobody&ref=nobody']) {
    for (const path of sharedCalls) {
      const { status } = await request
        .get(withRef(path, ref))
        .then((response) => ({ status: response.status() }));
      expect([400, 401], `${path} ${ref.slice(0, 40)}`).toContain(status);
    }
  }
});

const wrongSearches = [
  '?ref=',
  '?ref=%20',
  '?ref=nobody',
  '?ref=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  "?ref='%20or%20'1'='1",
  '?ref=%F0%9F%8E%81',
  '?ref=nobody&ref=nothing',
  `?ref[]=${memberId}`,
  `?Ref=${memberId}`,
  `?referral=${memberId}`,
];

test('a page with a ref that names no member leads to sign in', async ({ page }) => {
  for (const search of wrongSearches) {
    await page.goto(vendor + search);
    await page.waitForURL('**/login');
    await expect(page.getByLabel('Email'), search).toBeVisible();
  }
});

test('a ref that is there twice counts once', async ({ page }) => {
  await page.goto(`${vendor + referral}&ref=${memberId}`);
  await expect(page.getByRole('heading', { level: 1, name: vendorName })).toBeVisible();
});
