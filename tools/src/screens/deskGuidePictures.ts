// `npm run desk-pictures`: takes the pictures of docs/concierges.md from the sample club's desk, into docs/pictures.
import { join } from 'node:path';
import { deskRoutes } from '@parlour/core/routes';
import {
  chromiumFlags,
  chromiumPath,
  deskPeople,
  deskUrlOf,
  signInAtDesk,
  startClub,
  untilNetworkIdle,
} from '@parlour/e2e';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { root } from '../workspace/paths.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';

const folder = join(root, 'docs/pictures');
const WIDTH = 1200;

/** Stores what the window shows as a small picture. */
async function take(page: Page, name: string): Promise<void> {
  await untilNetworkIdle(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`parlour: took docs/pictures/${name}.webp`);
}

if (!(await buildWebWhenChanged())) process.exit(1);
await using club = await startClub({ LOG_LEVEL: 'warn' });
await using browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: chromiumFlags,
});
const page = await browser.newPage({
  baseURL: deskUrlOf(club),
  viewport: { width: WIDTH, height: 760 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await signInAtDesk(page, club, deskPeople.concierge);
const queue = `/desk${deskRoutes.requests.path}`;
const row = page.getByRole('main').locator('tbody').getByRole('link').first();

await page.goto(`${queue}?view=open`);
await row.waitFor();
await take(page, 'desk-queue');

await page.goto(`${queue}?view=unassigned`);
await row.click();
await page
  .getByRole('list', { name: 'Thread' })
  .or(page.getByText('Nothing was written yet.'))
  .waitFor();
await take(page, 'desk-unassigned-request');

await page.goto(`${queue}?view=waiting`);
await row.click();
await page.getByLabel('To the member').fill('The terrace is free as well. Shall I change it?');
await page.evaluate(() => window.scrollTo(0, 0));
await take(page, 'desk-thread');

await page.getByLabel('To the member').fill('');
await page.getByRole('button', { name: 'Move', exact: true }).click();
await page.getByRole('menuitem', { name: 'Confirm', exact: true }).waitFor();
await take(page, 'desk-moves');

await page.goto(queue);
await row.waitFor();
await page.keyboard.press('?');
await page.getByRole('dialog').waitFor();
await take(page, 'desk-keys');
