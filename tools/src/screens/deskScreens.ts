import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requestReceiptSchema, successSchema } from '@parlour/contract';
import type {
  ApiKey,
  SignedInStaff,
  StaffMember,
  StaffSettings,
  Webhook,
  WebhookDelivery,
} from '@parlour/contract/staff';
import { deskRoutes, href } from '@parlour/core/routes';
import { type Club, deskPeople, signInAtDesk } from '@parlour/e2e';
import type { Browser, Page } from 'playwright';
import { type Changes, memberScreen, respondWith, type Screen, screensOf } from './screen.ts';

/** The path below which the server serves the desk. */
const MOUNT = '/desk';

/** Signs in at the desk as the manager, who sees nearly every page. Returns the browser's state. */
export async function deskState(browser: Browser, club: Club) {
  await using context = await browser.newContext();
  await signInAtDesk(await context.newPage(), club, deskPeople.manager);
  return await context.storageState();
}

/** Sends a request of a member, whose thread the desk shows. */
async function sendRequest({ url }: Club, headers: Readonly<Record<string, string>>) {
  const response = await fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      requestType: 'Other',
      subject: 'A piano tuner for Sunday',
      otherDescription: 'An upright, tuned two years ago. Any time before noon.',
    }),
  });
  return successSchema(requestReceiptSchema).parse(await response.json()).data.id;
}

const administrator: SignedInStaff = {
  id: 'staff-1',
  email: 'ada@house.example',
  firstName: 'Ada',
  lastName: 'Marsh',
  roles: ['administrator'],
  isSample: false,
  clubTimeZone: 'Europe/London',
};
const colleague: StaffMember = {
  id: 'staff-2',
  email: 'theo@house.example',
  firstName: 'Theo',
  lastName: 'Lindqvist',
  roles: ['concierge'],
  status: 'invited',
};

/** Responds as to an administrator: the sample club has none. */
async function respondAsToAdministrator(page: Page): Promise<void> {
  await respondWith('**/api/staff/me', administrator)(page);
  await respondWith('**/api/staff/people', [{ ...administrator, status: 'active' }, colleague])(
    page,
  );
}

const byDefault = (value: string | null, variable: string | null) => ({
  value,
  source: 'default' as const,
  variable,
});
const settings: StaffSettings = {
  version: 0,
  settings: {
    clubName: byDefault('Parlour', 'CLUB_NAME'),
    clubAddress: byDefault('1 Garden Row\nLondon W1\nUnited Kingdom', 'CLUB_ADDRESS'),
    timeZone: byDefault('UTC', null),
    currency: byDefault(null, null),
    staffEmail: { value: 'desk@house.example', source: 'environment', variable: 'STAFF_EMAIL' },
    clubPhone: byDefault(null, 'CLUB_PHONE'),
    newsletterUrl: byDefault(null, 'NEWSLETTER_URL'),
    membershipUrl: byDefault(null, 'MEMBERSHIP_URL'),
    accent: byDefault(null, null),
  },
  logoUrl: null,
  firstRun: null,
  hasSample: true,
};

const webhook: Webhook = {
  id: 'webhook-1',
  name: 'The CRM',
  url: 'https://crm.example/parlour',
  events: ['member.changed', 'request.moved'],
  isActive: true,
  version: 1,
  createdAt: '2030-01-02T09:00:00.000Z',
  waiting: 1,
  givenUp: 0,
  lastDeliveredAt: '2030-01-30T09:00:00.000Z',
  issue: 'It responded with the status 503.',
  formerSecretUntil: null,
};
const delivery: WebhookDelivery = {
  id: 'delivery-1',
  messageId: 'msg_0f9c2c3e-6a4e-4b0f-9d2b-0d6f4f1f7a11',
  event: 'request.moved',
  payload: '{}',
  state: 'waiting',
  createdAt: '2030-01-31T09:00:00.000Z',
  tries: 2,
  dueAt: '2030-01-31T09:35:00.000Z',
  deliveredAt: null,
  lastStatus: 503,
  lastIssue: 'It responded with the status 503.',
};

/** Responds as to an administrator whose club has a webhook. */
async function respondWithWebhooks(page: Page): Promise<void> {
  await respondAsToAdministrator(page);
  await respondWith('**/api/staff/webhooks', [webhook])(page);
  await respondWith('**/api/staff/webhooks/*/deliveries', {
    webhook,
    deliveries: [delivery],
    next: null,
  })(page);
}

const apiKey: ApiKey = {
  id: 'key-1',
  name: 'CRM',
  permissions: ['member.read'],
  hint: 'x7Qa',
  createdBy: { id: 'staff-1', name: 'Ada Marsh' },
  createdAt: '2030-01-02T09:00:00.000Z',
  expiresAt: '2031-01-03T00:00:00.000Z',
  lastUsedAt: null,
  state: 'active',
};

/** Responds as to an administrator whose club has an API key. */
async function respondWithApiKeys(page: Page): Promise<void> {
  await respondAsToAdministrator(page);
  await respondWith('**/api/staff/api-keys', [apiKey])(page);
}

/** Responds as to an administrator who sets up the club. */
async function respondWithSettings(page: Page): Promise<void> {
  await respondAsToAdministrator(page);
  await respondWith('**/api/staff/settings', settings)(page);
  await respondWith('**/api/staff/operation', [
    {
      name: 'mail',
      state: 'incomplete',
      message: 'Emails become files on the server. Set SMTP_URL.',
      variable: 'SMTP_URL',
    },
  ])(page);
}

async function openKeys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

/**
 * Returns every page of the desk, and states of some.
 *
 * @param headers with a member's tokens.
 * @param memberId the id of a member.
 */
export async function listDeskScreens(
  club: Club,
  headers: Readonly<Record<string, string>>,
  memberId: string,
): Promise<readonly Screen[]> {
  const requestId = await sendRequest(club, headers);
  const link = await readFile(join(club.dataDirectory, 'first-administrator'), 'utf8');
  const { pathname, hash } = new URL(link.trim());
  const setUpPath = pathname.slice(MOUNT.length) + hash;
  const pages: Changes<typeof deskRoutes> = {
    // It leads to the queue.
    home: null,
    signIn: { isSignedIn: false },
    setUp: { isSignedIn: false, path: setUpPath },
    search: { path: `${deskRoutes.search.path}?text=piano` },
    request: { path: href(deskRoutes.request, { requestId }) },
    member: { path: href(deskRoutes.member, { memberId }) },
    contentList: { path: href(deskRoutes.contentList, { kind: 'event' }) },
    content: {
      path: `${href(deskRoutes.content, { kind: 'event', itemId: 'new-event' })}?new`,
    },
    // The sample club has none of these.
    release: null,
    import: null,
    staff: { prepare: respondAsToAdministrator },
    webhooks: { prepare: respondWithWebhooks },
    webhook: {
      path: href(deskRoutes.webhook, { webhookId: webhook.id }),
      prepare: respondWithWebhooks,
    },
    apiKeys: { prepare: respondWithApiKeys },
    settings: { prepare: respondWithSettings },
    begin: { prepare: respondWithSettings },
  };
  const states: readonly Screen[] = [
    memberScreen('requests-closed', `${deskRoutes.requests.path}?view=closed`),
    memberScreen('keys', deskRoutes.requests.path, { act: openKeys, isViewportOnly: true }),
    memberScreen('not-found', '/no-such-page'),
  ];
  return [...screensOf(deskRoutes, pages), ...states].map((screen) => ({
    ...screen,
    name: `desk-${screen.name}`,
    path: MOUNT + screen.path,
    isOfDesk: true,
  }));
}
