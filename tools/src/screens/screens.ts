import type { Page } from 'playwright';

/** One picture to take: a screen, or a state of it that is reached by hand. */
export type Screen = {
  /** The first part of the picture's file name. */
  name: string;
  /** Whether a member is signed in. */
  member: boolean;
  /** The path to open. */
  path: string;
  /** Something before the page is opened, e.g. an answer of the server that is held back. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What to do once the page stands. */
  act?: (page: Page) => Promise<unknown>;
  /** Only what is in view is taken: for a dialog, whose page behind it does not matter. */
  viewOnly?: boolean;
  /** Only narrower than the width at which the menu stands open. */
  phoneOnly?: boolean;
};

/** The server sends few codes an hour, so its answer stands in for it here. */
const answerCodeRequest = (page: Page) =>
  page.route('**/api/simple-auth/request-otp', (route) =>
    route.fulfill({ json: { success: true, data: null, message: 'Code sent' } }),
  );

async function requestCode(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('member@club.example');
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Enter 6-digit code').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
}

async function openRequest(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Submit a Request' }).first();
  if (!(await button.isVisible())) await openMenu(page);
  await page.getByRole('button', { name: 'Submit a Request' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
}

async function openHotelRequest(page: Page): Promise<void> {
  await openRequest(page);
  await page.getByRole('combobox', { name: 'Request type' }).click();
  await page.getByRole('option', { name: 'Hotel Reservation' }).click();
  await page.getByRole('spinbutton', { name: 'Number of guests' }).waitFor();
}

async function redeem(page: Page): Promise<void> {
  await page.getByRole('button', { name: /redeem/i }).click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
}

/** Keeps a screen's code away, so that the application falls back. */
const withholdBenefits = (page: Page) =>
  page.route(/\/assets\/[^/]*BenefitsScreen[^/]*\.js$/, (route) => route.abort());

/**
 * Every screen of the member app.
 *
 * @param benefitId a benefit whose page is shown.
 */
export const screens = (benefitId: string): readonly Screen[] => [
  { name: 'login', member: false, path: '/login' },
  {
    name: 'login-code',
    member: false,
    path: '/login',
    prepare: answerCodeRequest,
    act: requestCode,
  },
  { name: 'dashboard', member: true, path: '/dashboard' },
  { name: 'member-benefits', member: true, path: '/member-benefits' },
  { name: 'member-benefit', member: true, path: `/member-benefits/${benefitId}` },
  {
    name: 'redemption',
    member: true,
    path: `/member-benefits/${benefitId}`,
    act: redeem,
    viewOnly: true,
  },
  { name: 'request', member: true, path: '/dashboard', act: openRequest, viewOnly: true },
  {
    name: 'request-hotel',
    member: true,
    path: '/dashboard',
    act: openHotelRequest,
    viewOnly: true,
  },
  {
    name: 'menu',
    member: true,
    path: '/dashboard',
    act: openMenu,
    viewOnly: true,
    phoneOnly: true,
  },
  { name: 'not-found', member: true, path: '/no-such-page' },
  { name: 'fallback', member: true, path: '/member-benefits', prepare: withholdBenefits },
];
