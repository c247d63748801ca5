import { giftGuidesPath, routes } from '@parlour/core';
import type { Page } from 'playwright';
import { paymentMethodScreens } from './paymentMethodScreens.ts';
import type { ClubPaths } from './clubPaths.ts';
import { documentScreens } from './documentScreens.ts';

/** One screenshot: a screen, or a state of it after some interaction. */
export type Screen = {
  /** The first part of the screenshot's file name. */
  name: string;
  /** Whether a member is signed in. */
  isSignedIn: boolean;
  /** The path to open. */
  path: string;
  /** Runs before the page is opened, e.g. to replace a response of the server. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs once the page is loaded. */
  act?: (page: Page) => Promise<unknown>;
  /** Takes only the viewport instead of the full page, for a dialog. */
  isViewportOnly?: boolean;
  /** Takes only widths below the one that shows the menu permanently. */
  isPhoneOnly?: boolean;
};

/** Responds in place of the server, which limits the codes an hour. */
const respondWithCodeSent = (page: Page) =>
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

/** Blocks a screen's code, to show the app's fallback. */
const blockBenefitsScreen = (page: Page) =>
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

/** Fails the call of the member's own profile. */
const failProfile = (page: Page) =>
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

/** Responds as to a member without gift guides. */
const respondWithoutGuides = (page: Page) =>
  page.route('**/api/gift-guides', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { guides: [], publicGuides: [], personalizedGuides: [], totalCount: 0 },
      },
    }),
  );

/** Pauses the clock, because the button says "Copied" for only two seconds. */
async function shareLink(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
}

/** Removes the clipboard, as on a page without HTTPS. */
const removeClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

async function showLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByRole('textbox', { name: 'Copy it from here' }).waitFor();
}

/** The shared pages as a visitor with a member's `ref` sees them. */
const visitorScreens = (paths: ClubPaths, ref: string): readonly Screen[] =>
  (['benefit', 'event', 'city', 'destination', 'vendor', 'giftGuide', 'giftProduct'] as const).map(
    (page) => ({
      name: `visit-${page.replace(/[A-Z]/, (capital) => `-${capital.toLowerCase()}`)}`,
      isSignedIn: false,
      path: `${paths[page]}?ref=${ref}`,
    }),
  );

/**
 * Returns every screen of the member app.
 *
 * @param paths the paths of the shown pages.
 * @param ref the id of the member who shares them.
 */
export function listScreens(paths: ClubPaths, ref: string): readonly Screen[] {
  return [
    { name: 'login', isSignedIn: false, path: routes.signIn.path },
    {
      name: 'login-code',
      isSignedIn: false,
      path: routes.signIn.path,
      prepare: respondWithCodeSent,
      act: requestCode,
    },
    { name: 'dashboard', isSignedIn: true, path: routes.dashboard.path },
    { name: 'member-benefits', isSignedIn: true, path: routes.benefits.path },
    { name: 'member-benefit', isSignedIn: true, path: paths.benefit },
    {
      name: 'redemption',
      isSignedIn: true,
      path: paths.benefit,
      act: redeem,
      isViewportOnly: true,
    },
    { name: 'events', isSignedIn: true, path: routes.events.path },
    { name: 'event', isSignedIn: true, path: paths.event },
    {
      name: 'registration',
      isSignedIn: true,
      path: paths.event,
      act: register,
      isViewportOnly: true,
    },
    { name: 'destination-guides', isSignedIn: true, path: routes.destinations.path },
    { name: 'destination-neighborhoods', isSignedIn: true, path: paths.city },
    { name: 'destination-vendors', isSignedIn: true, path: paths.destination },
    { name: 'vendor', isSignedIn: true, path: paths.vendor },
    {
      name: 'vendor-request',
      isSignedIn: true,
      path: paths.vendor,
      act: openVendorRequest,
      isViewportOnly: true,
    },
    {
      name: 'share-copied',
      isSignedIn: true,
      path: paths.vendor,
      prepare: (page) => page.clock.install(),
      act: shareLink,
      isViewportOnly: true,
    },
    {
      name: 'share-by-hand',
      isSignedIn: true,
      path: paths.vendor,
      prepare: removeClipboard,
      act: showLink,
      isViewportOnly: true,
    },
    { name: 'gift-guides', isSignedIn: true, path: giftGuidesPath('member') },
    { name: 'gift-guides-personal', isSignedIn: true, path: giftGuidesPath('personal') },
    {
      name: 'gift-guides-no-personal',
      isSignedIn: true,
      path: giftGuidesPath('personal'),
      prepare: respondWithoutGuides,
    },
    { name: 'gift-guide', isSignedIn: true, path: paths.giftGuide },
    { name: 'gift-product', isSignedIn: true, path: paths.giftProduct },
    { name: 'profile', isSignedIn: true, path: routes.profile.path },
    ...paymentMethodScreens,
    { name: 'profile-error', isSignedIn: true, path: routes.profile.path, prepare: failProfile },
    {
      name: 'profile-edit',
      isSignedIn: true,
      path: routes.profile.path,
      act: openProfileForm('Edit Profile'),
      isViewportOnly: true,
    },
    {
      name: 'profile-change-request',
      isSignedIn: true,
      path: routes.profile.path,
      act: openBirthDateRequest,
      isViewportOnly: true,
    },
    ...documentScreens,
    ...visitorScreens(paths, ref),
    {
      name: 'request',
      isSignedIn: true,
      path: routes.dashboard.path,
      act: openRequest,
      isViewportOnly: true,
    },
    {
      name: 'request-hotel',
      isSignedIn: true,
      path: routes.dashboard.path,
      act: openHotelRequest,
      isViewportOnly: true,
    },
    {
      name: 'menu',
      isSignedIn: true,
      path: routes.dashboard.path,
      act: openMenu,
      isViewportOnly: true,
      isPhoneOnly: true,
    },
    { name: 'not-found', isSignedIn: true, path: '/no-such-page' },
    {
      name: 'fallback',
      isSignedIn: true,
      path: routes.benefits.path,
      prepare: blockBenefitsScreen,
    },
  ];
}
