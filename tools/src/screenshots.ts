// `npm run screenshots`: takes every screen of both apps in both themes, at phone, tablet and desktop width, into screenshots/.
// `npm run screenshots -- documents` takes the pictures of the README and of docs/concierges.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath, deskUrlOf, people, signIn, startClub } from '@parlour/e2e';
import { type Browser, chromium, type Page } from 'playwright';
import * as z from 'zod/mini';
import { signInByApi } from './bench/club.ts';
import { findClubPaths } from './screens/clubPaths.ts';
import { deskState, listDeskScreens } from './screens/deskScreens.ts';
import { takeDocumentPictures } from './screens/documentPictures.ts';
import { type Screen, settle } from './screens/screen.ts';
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

const program = join(root, 'apps/api/src/testing/printSampleEmails.ts');
const emailsSchema = z.object({ usual: z.record(z.string(), z.object({ html: z.string() })) });

/** Takes every email that the server sends, as a phone with mail programs of both themes shows it. */
async function takeEmails(browser: Browser): Promise<void> {
  const printed = execFileSync(process.execPath, ['--conditions=@parlour/source', program]);
  const { usual } = emailsSchema.parse(JSON.parse(printed.toString()));
  for (const colorScheme of ['light', 'dark'] as const) {
    await using page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      colorScheme,
    });
    for (const [name, { html }] of Object.entries(usual)) {
      const file = `email-${name}-${colorScheme}-360.png`;
      await page.setContent(html);
      await page.screenshot({ path: join(folder, file), fullPage: true });
      console.log(`parlour: took screenshots/${file}`);
    }
  }
}

if (!(await buildWebWhenChanged())) process.exit(1);
await using club = await startClub({ LOG_LEVEL: 'warn' });
await using browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: chromiumFlags,
});
const member = await memberState(browser, club);
const { headers, memberId } = await signInByApi(club, people.secondMember);
const paths = await findClubPaths(club.url, headers);

/** Takes every screen of both apps, and every email. */
async function takeAll(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const staff = await deskState(browser, club);
  const allScreens = [
    ...listScreens(paths, memberId),
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
  await takeEmails(browser);
}

if (process.argv[2] === 'documents') {
  await takeDocumentPictures(browser, club, { paths, state: member, ref: memberId });
} else {
  await takeAll();
}
