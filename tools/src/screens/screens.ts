import { COPIED_TIME, giftGuidesPath, routes } from '@parlour/core';
import type { Page } from 'playwright';
import { paymentMethodScreens } from './paymentMethodScreens.ts';
import type { ClubPaths } from './clubPaths.ts';
import { documentScreens } from './documentScreens.ts';
import { requestPath, respondWithRequests } from './requestScreens.ts';
import {
  type Changes,
  dialogScreen,
  memberScreen,
  openDialog,
  respondWith,
  type Screen,
  screensOf,
} from './screen.ts';

/** Responds in place of the server, which limits the codes an hour. */
const respondWithCodeSent = (page: Page) =>
  page.route('**/api/simple-auth/request-otp', (route) =>
    route.fulfill({ json: { success: true, data: { attempt: 'a' }, message: 'Code sent' } }),
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
  await openDialog(button);
}

async function openHotelRequest(page: Page): Promise<void> {
  await openRequest(page);
  await page.getByRole('radio', { name: 'Hotel Reservation' }).check();
  await page.getByRole('spinbutton', { name: 'Number of guests' }).waitFor();
}

async function redeem(page: Page): Promise<void> {
  await page.getByRole('button', { name: /redeem/i }).click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
}

/** Blocks a screen's code, to show the app's fallback, and the call before a reload. */
const blockBenefitsScreen = (page: Page) =>
  page.route(/\/assets\/[^/]*BenefitsScreen[^/]*\.js$|\/api\/health$/, (route) => route.abort());

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

const openVendorRequest = (page: Page) =>
  openDialog(
    page
      .getByRole('main')
      .getByRole('button', { name: /request/i })
      .first(),
  );

/** Fails the call of the member's own profile. */
const failProfile = (page: Page) =>
  page.route('**/api/profile', (route) =>
    route.fulfill({ status: 400, json: { success: false, data: null, message: 'Not today.' } }),
  );

/** Opens a form of the profile. */
const openProfileForm = (name: 'Edit Profile' | 'Request a Change') => (page: Page) =>
  openDialog(page.getByRole('button', { name }));

async function askToSignOutEverywhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).waitFor();
}

async function openBirthDateRequest(page: Page): Promise<void> {
  await openProfileForm('Request a Change')(page);
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Birth date' }).click();
  await page.getByLabel('Correct birth date').waitFor();
}

/** Responds as to a member who is registered for nothing yet. */
const respondWithoutRegistrations = respondWith('**/api/profile/registrations', []);

/** Responds as to a member without gift guides. */
const respondWithoutGuides = respondWith('**/api/gift-guides', {
  guides: [],
  publicGuides: [],
  personalizedGuides: [],
  totalCount: 0,
});

/** Never ends the two seconds while the button says "Copied". A stopped clock would also stop what loads by it. */
const keepCopied = (page: Page) =>
  page.addInitScript((copiedTime) => {
    const startTimer = window.setTimeout.bind(window);
    Object.defineProperty(window, 'setTimeout', {
      value: (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
        delay === copiedTime ? 0 : startTimer(handler, delay, ...rest),
    });
  }, COPIED_TIME);

async function shareLink(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
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
  Object.entries(paths).map(([page, path]) => ({
    name: `visit-${page.replace(/[A-Z]/, (capital) => `-${capital.toLowerCase()}`)}`,
    isSignedIn: false,
    path: `${path}?ref=${ref}`,
  }));

/** Returns how the pages of the route table are shown. Each other one shows itself at its path. */
const pagesOf = (paths: ClubPaths): Changes<typeof routes> => ({
  // It repeats the dashboard.
  home: null,
  signIn: { isSignedIn: false },
  view: { isSignedIn: false },
  benefit: { path: paths.benefit },
  destination: { path: paths.destination },
  vendor: { path: paths.vendor },
  event: { path: paths.event },
  giftGuide: { path: paths.giftGuide },
  giftProduct: { path: paths.giftProduct },
  requests: { prepare: respondWithRequests },
  request: { path: requestPath, prepare: respondWithRequests },
  search: { path: `${routes.search.path}?text=lisbon` },
});

/**
 * Returns every screen of the member app: each page of the route table, and states of some.
 *
 * @param paths the paths of the shown pages.
 * @param ref the id of the member who shares them.
 */
export function listScreens(paths: ClubPaths, ref: string): readonly Screen[] {
  return [
    ...screensOf(routes, pagesOf(paths)),
    {
      name: 'sign-in-code',
      isSignedIn: false,
      path: routes.signIn.path,
      prepare: respondWithCodeSent,
      act: requestCode,
    },
    dialogScreen('redemption', paths.benefit, redeem),
    dialogScreen('registration', paths.event, register, respondWithoutRegistrations),
    memberScreen('destination-neighborhoods', paths.city),
    dialogScreen('vendor-request', paths.vendor, openVendorRequest),
    dialogScreen('share-copied', paths.vendor, shareLink, keepCopied),
    dialogScreen('share-by-hand', paths.vendor, showLink, removeClipboard),
    memberScreen('gift-guides-personal', giftGuidesPath('personal')),
    memberScreen('gift-guides-no-personal', giftGuidesPath('personal'), {
      prepare: respondWithoutGuides,
    }),
    ...paymentMethodScreens,
    memberScreen('profile-error', routes.profile.path, { prepare: failProfile }),
    dialogScreen('profile-edit', routes.profile.path, openProfileForm('Edit Profile')),
    dialogScreen('profile-change-request', routes.profile.path, openBirthDateRequest),
    dialogScreen('profile-sign-out-everywhere', routes.profile.path, askToSignOutEverywhere),
    ...documentScreens,
    ...visitorScreens(paths, ref),
    dialogScreen('submit-request', routes.dashboard.path, openRequest),
    dialogScreen('submit-request-hotel', routes.dashboard.path, openHotelRequest),
    memberScreen('menu', routes.dashboard.path, {
      act: openMenu,
      isViewportOnly: true,
      isPhoneOnly: true,
    }),
    memberScreen('not-found', '/no-such-page'),
    memberScreen('fallback', routes.benefits.path, { prepare: blockBenefitsScreen }),
  ];
}
