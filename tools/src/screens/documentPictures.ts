import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskRoutes, routes } from '@parlour/core/routes';
import { type Club, deskPeople, deskUrlOf, signInAtDesk, untilNetworkIdle } from '@parlour/e2e';
import type { Browser, Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { hashOfShown, HASH_FILE } from '../checks/documentPictures.ts';
import { readRepository } from '../checks/repository.ts';
import { root } from '../workspace/paths.ts';
import type { ClubPaths } from './clubPaths.ts';
import { respondWithDocuments } from './documentScreens.ts';
import { respondWithCards } from './paymentMethodScreens.ts';
import { settle } from './screen.ts';

const DESK_WINDOW = { width: 1200, height: 760 };
/** The picture of a page on a desktop with another one on a phone before it, in pixels. */
const canvas = { width: 1280, height: 860, channels: 3, background: '#e6e0d0' } as const;
const desktop = { window: { width: 1440, height: 1000 }, width: 1120, left: 40, top: 40 };
const phone = { window: { width: 360, height: 778 }, width: 270, left: 960, top: 231 };
const EDGE = { top: 1, bottom: 1, left: 1, right: 1, background: '#b3a67c' };

/** What a browser has stored of a signed-in member. */
type MemberState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** Takes what the window shows, once it is at rest. */
async function shoot(page: Page): Promise<Buffer> {
  await page.getByRole('heading').first().waitFor();
  await untilNetworkIdle(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.screenshot({ animations: 'disabled' });
}

async function store(picture: Sharp, name: string): Promise<void> {
  const file = `docs/pictures/${name}.webp`;
  await picture.webp({ quality: 80, effort: 6 }).toFile(join(root, file));
  console.log(`parlour: took ${file}`);
}

/** Takes the pictures of the README: of each pair a page on a desktop, and one on a phone. */
async function takeReadme(
  browser: Browser,
  club: Club,
  paths: ClubPaths,
  state: MemberState,
  ref: string,
) {
  const shootPage = async (path: string, { window, width }: typeof phone, isMember = true) => {
    await using page = await browser.newPage({
      baseURL: club.url,
      viewport: window,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...(isMember && { storageState: state }),
    });
    await respondWithCards(page);
    await respondWithDocuments(page);
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await settle(page);
    return sharp(await shoot(page)).resize({ width });
  };
  const takePair = async (name: string, large: string, small: string, isMember = true) => {
    const onDesktop = await (await shootPage(large, desktop)).toBuffer();
    const onPhone = await (await shootPage(small, phone, isMember)).extend(EDGE).toBuffer();
    const picture = sharp({ create: canvas }).composite([
      { input: onDesktop, left: desktop.left, top: desktop.top },
      { input: onPhone, left: phone.left, top: phone.top },
    ]);
    await store(picture, name);
  };
  await takePair('dashboard', routes.dashboard.path, routes.dashboard.path);
  await takePair('destination', paths.destination, paths.vendor);
  await takePair('profile', routes.profile.path, `${paths.vendor}?ref=${ref}`, false);
}

/** Takes the pictures of docs/concierges.md from the sample club's desk. */
async function takeDesk(browser: Browser, club: Club): Promise<void> {
  const page = await browser.newPage({
    baseURL: deskUrlOf(club),
    viewport: DESK_WINDOW,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const take = async (name: string) => store(sharp(await shoot(page)), name);
  await signInAtDesk(page, club, deskPeople.concierge);
  const queue = `/desk${deskRoutes.requests.path}`;
  const row = page.getByRole('main').locator('tbody').getByRole('link').first();

  await page.goto(`${queue}?view=open`);
  await row.waitFor();
  await take('desk-queue');

  await page.goto(`${queue}?view=unassigned`);
  await row.click();
  await page
    .getByRole('list', { name: 'Thread' })
    .or(page.getByText('Nothing was written yet.'))
    .waitFor();
  await take('desk-unassigned-request');

  await page.goto(`${queue}?view=waiting`);
  await row.click();
  await page.getByLabel('To the member').fill('Thank you. I will arrange it today.');
  await page.evaluate(() => window.scrollTo(0, 0));
  await take('desk-thread');

  await page.getByLabel('To the member').fill('');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Confirm', exact: true }).waitFor();
  await take('desk-moves');

  await page.goto(queue);
  await row.waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await take('desk-keys');
}

/** The pictures of the book's first page. Two fill a column of it. */
const BOOK_WIDTH = 640;

/** Takes the pictures of the book's first page: six screens, each in both themes. */
async function takeBook(
  browser: Browser,
  club: Club,
  paths: ClubPaths,
  state: MemberState,
): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const open = (baseURL: string, storageState?: MemberState) =>
      browser.newPage({
        baseURL,
        viewport: desktop.window,
        colorScheme: theme,
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
    const take = async (page: Page, name: string, path: string) => {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await settle(page);
      await store(sharp(await shoot(page)).resize({ width: BOOK_WIDTH }), `book-${name}-${theme}`);
    };
    {
      await using page = await open(club.url, state);
      await take(page, 'dashboard', routes.dashboard.path);
      await take(page, 'destination', paths.destination);
      await take(page, 'event', paths.event);
      await take(page, 'requests', routes.requests.path);
    }
    await using page = await open(deskUrlOf(club));
    await signInAtDesk(page, club, deskPeople.concierge);
    await take(page, 'desk-queue', `/desk${deskRoutes.requests.path}?view=open`);
    await take(page, 'desk-today', `/desk${deskRoutes.today.path}?span=week`);
  }
}

/** Takes the pictures of the documents into docs/pictures, and notes which sources they show. */
export async function takeDocumentPictures(
  browser: Browser,
  club: Club,
  member: { readonly paths: ClubPaths; readonly state: MemberState; readonly ref: string },
): Promise<void> {
  await takeReadme(browser, club, member.paths, member.state, member.ref);
  await takeDesk(browser, club);
  await takeBook(browser, club, member.paths, member.state);
  writeFileSync(join(root, HASH_FILE), `${hashOfShown(readRepository(root))}\n`);
}
