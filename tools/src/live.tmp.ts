import { startClub, chromiumFlags, chromiumPath, people } from '@parlour/e2e';
import { chromium } from 'playwright';
import { signInByApi } from './bench/tokenHeaders.ts';
await using club = await startClub({ LOG_LEVEL: 'warn' });
const { memberId } = await signInByApi(club, people.secondMember);
await using browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
for (const path of [`/events/none?ref=${memberId}`, `/vendors/none?ref=${memberId}`, `/member-benefits/none?ref=${memberId}`, `/gift-guides/none?ref=${memberId}`, `/gift-guides/products/none?ref=${memberId}`, `/destination-guides/none?ref=${memberId}`]) {
  await using page = await browser.newPage();
  const log: string[] = [];
  page.on('console', (m) => log.push(m.type() + ' ' + m.text()));
  page.on('pageerror', (e) => log.push('error ' + e.message));
  page.on('request', (r) => { if (r.url().includes('/api/') && !r.url().includes('images')) log.push('call ' + r.url()); });
  const response = await page.goto(club.url + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(800);
  console.log(path, response?.status(), await page.title(), await page.locator('h1').first().textContent(), log);
  if (path.startsWith('/events')) await page.screenshot({ path: '/tmp/cal/missing.png' });
}
