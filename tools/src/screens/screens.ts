import { giftGuidesPath } from '@parlour/core';
import type { Page } from 'playwright';
import { cardScreens } from './cardScreens.ts';
import type { ClubAddresses } from './clubAddresses.ts';
import { documentScreens } from './documentScreens.ts';

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

async function register(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^register/i })
    .first()
    .click();
  await page
    .getByText(/confirmation/i)
    .first()
    .waitFor();
}

async function openVendorRequest(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /request/i })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
}

/** Refuses the member's own profile. */
const withholdProfile = (page: Page) =>
  page.route('**/api/profile', (route) =>
    route.fulfill({ status: 400, json: { success: false, data: null, message: 'Not today.' } }),
  );

/** Opens a form of the profile. */
const openProfileForm =
  (name: 'Edit Profile' | 'Request a Change') =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
  };

async function openBirthDateRequest(page: Page): Promise<void> {
  await openProfileForm('Request a Change')(page);
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Birth date' }).click();
  await page.getByLabel('Correct birth date').waitFor();
}

/** Answers as to a member for whom no gift guide was made. */
const withholdPersonalGuides = (page: Page) =>
  page.route('**/api/gift-guides', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { guides: [], publicGuides: [], personalizedGuides: [], totalCount: 0 },
      },
    }),
  );

/** A copied link is said for two seconds, which the picture must not race. */
async function shareLink(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
}

/** As on a page that came without encryption. */
const withholdClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

async function showLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByRole('textbox', { name: 'Copy it from here' }).waitFor();
}

/** The pages that a visitor reads, as they look with a member's `ref`. */
const visits = (club: ClubAddresses, ref: string): readonly Screen[] =>
  (['benefit', 'event', 'city', 'destination', 'vendor', 'giftGuide', 'giftProduct'] as const).map(
    (page) => ({
      name: `visit-${page.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`,
      member: false,
      path: `${club[page]}?ref=${ref}`,
    }),
  );

/**
 * Every screen of the member app.
 *
 * @param club the pages that are shown.
 * @param ref the id of the member who shares them.
 */
export const screens = (club: ClubAddresses, ref: string): readonly Screen[] => [
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
  { name: 'member-benefit', member: true, path: club.benefit },
  {
    name: 'redemption',
    member: true,
    path: club.benefit,
    act: redeem,
    viewOnly: true,
  },
  { name: 'events', member: true, path: '/events' },
  { name: 'event', member: true, path: club.event },
  { name: 'registration', member: true, path: club.event, act: register, viewOnly: true },
  { name: 'destination-guides', member: true, path: '/destination-guides' },
  { name: 'destination-neighborhoods', member: true, path: club.city },
  { name: 'destination-vendors', member: true, path: club.destination },
  { name: 'vendor', member: true, path: club.vendor },
  {
    name: 'vendor-request',
    member: true,
    path: club.vendor,
    act: openVendorRequest,
    viewOnly: true,
  },
  {
    name: 'share-copied',
    member: true,
    path: club.vendor,
    prepare: (page) => page.clock.install(),
    act: shareLink,
    viewOnly: true,
  },
  {
    name: 'share-by-hand',
    member: true,
    path: club.vendor,
    prepare: withholdClipboard,
    act: showLink,
    viewOnly: true,
  },
  { name: 'gift-guides', member: true, path: giftGuidesPath('member') },
  { name: 'gift-guides-personal', member: true, path: giftGuidesPath('personal') },
  {
    name: 'gift-guides-no-personal',
    member: true,
    path: giftGuidesPath('personal'),
    prepare: withholdPersonalGuides,
  },
  { name: 'gift-guide', member: true, path: club.giftGuide },
  { name: 'gift-product', member: true, path: club.giftProduct },
  { name: 'profile', member: true, path: '/profile' },
  ...cardScreens,
  { name: 'profile-error', member: true, path: '/profile', prepare: withholdProfile },
  {
    name: 'profile-edit',
    member: true,
    path: '/profile',
    act: openProfileForm('Edit Profile'),
    viewOnly: true,
  },
  {
    name: 'profile-change-request',
    member: true,
    path: '/profile',
    act: openBirthDateRequest,
    viewOnly: true,
  },
  ...documentScreens,
  ...visits(club, ref),
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
