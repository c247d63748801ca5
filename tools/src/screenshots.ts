// `npm run screenshots`: takes every screen of both apps in both themes, at phone, tablet and desktop width, into screenshots/.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromiumFlags,
  chromiumPath,
  deskUrlOf,
  people,
  scrollThroughPictures,
  signIn,
  startClub,
  untilNetworkIdle,
} from '@parlour/e2e';
import { type Browser, chromium, type Page } from 'playwright';
import { signInByApi } from './bench/club.ts';
import { findClubPaths } from './screens/clubPaths.ts';
import { deskState, listDeskScreens } from './screens/deskScreens.ts';
import type { Screen } from './screens/screen.ts';
import { takeEmails } from './screens/emailScreenshots.ts';
import { listScreens } from './screens/screens.ts';
import { root } from './workspace/paths.ts';
import { buildWebWhenChanged } from './workspace/webBuild.ts';

const folder = join(root, 'screenshots');
const themes = ['light', 'dark'] as const;
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const menuWidth = 768;

/** Waits for the network, for every lazy picture, as the first ones delay the others, and for the map. */
async function settle(page: Page): Promise<void> {
  await untilNetworkIdle(page);
  await scrollThroughPictures(page);
  const invitation = page.getByRole('button', { name: 'Click to interact with map' });
  if ((await invitation.count()) > 0) {
    await invitation.scrollIntoViewIfNeeded();
    await page.locator('[data-drawn]').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.evaluate(() => document.fonts.ready);
}

async function take(page: Page, screen: Screen, file: string): Promise<void> {
  await screen.prepare?.(page);
  await page.goto(screen.path);
  await page.getByRole('heading').first().waitFor();
  await settle(page);
  await screen.act?.(page);
  await page.screenshot({
    path: join(folder, file),
    fullPage: screen.isViewportOnly !== true,
    animations: 'disabled',
  });
}

/** Signs a member in once, because the server limits the codes an hour. */
async function memberState(browser: Browser, club: Awaited<ReturnType<typeof startClub>>) {
  await using context = await browser.newContext();
  await signIn(await context.newPage(), club, people.member);
  return await context.storageState();
}

if (!(await buildWebWhenChanged())) process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

await using club = await startClub({ LOG_LEVEL: 'warn' });
await using browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: chromiumFlags,
});
const member = await memberState(browser, club);
const staff = await deskState(browser, club);
const { headers, memberId } = await signInByApi(club, people.secondMember);
const allScreens = [
  ...listScreens(await findClubPaths(club.url, headers), memberId),
  ...(await listDeskScreens(club, headers, memberId)),
];
const shots = themes.flatMap((theme) =>
  sizes.flatMap((size) =>
    allScreens
      .filter((screen) => screen.isPhoneOnly !== true || size.width < menuWidth)
      .map((screen) => ({ theme, size, screen })),
  ),
);
for (const { theme, size, screen } of shots) {
  await using page = await browser.newPage({
    baseURL: screen.isOfDesk === true ? deskUrlOf(club) : club.url,
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: screen.isSignedIn ? (screen.isOfDesk === true ? staff : member) : undefined,
  });
  const file = `${screen.name}-${theme}-${size.width}.png`;
  await take(page, screen, file);
  console.log(`parlour: took screenshots/${file}`);
}
for (const file of await takeEmails(browser, folder)) {
  console.log(`parlour: took screenshots/${file}`);
}
