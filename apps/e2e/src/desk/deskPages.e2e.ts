import { deskPeople, deskUrlOf, signInAtDesk } from '../support/deskSignIn.ts';
import { layoutShift, MAX_LAYOUT_SHIFT, untilLaidOut, watchLayout } from '../support/layout.ts';
import { expectAccessibleEverywhere } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

/** The pages that a manager has, besides those of one request or member. Those of an administrator have their journey. */
const pages = [
  '/requests',
  '/members',
  '/change-requests',
  '/replies',
  '/content/event',
  '/content/gift_guide',
  '/content/event/new-event?new',
  '/pictures',
  '/import',
  '/audit',
  '/account',
];

test('the pages of a manager are accessible, fit and stay still', async ({ page, club }) => {
  await signInAtDesk(page, club, deskPeople.manager);
  await watchLayout(page);
  for (const path of pages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.goto(`${deskUrlOf(club)}/desk${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLaidOut(page);
    expect(await layoutShift(page), path).toBeLessThan(MAX_LAYOUT_SHIFT);
    await test.step(path, () => expectAccessibleEverywhere(page));
  }
});
