import { sidewaysScroll, violations, widths } from './support/accessibility.ts';
import { RequestForm } from './support/requestForm.ts';
import { expect, memberTest, test } from './support/test.ts';

const schemes = ['light', 'dark'] as const;
const memberPages = ['/dashboard', '/member-benefits', '/profile', '/no-such-page'] as const;

for (const width of widths) {
  for (const colorScheme of schemes) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });
      memberTest.use({ viewport: { width, height: 800 }, colorScheme });

      test('the sign-in page has no accessibility violation', async ({ page }) => {
        await page.goto('/login');
        await page.getByLabel('Email').waitFor();
        expect(await violations(page)).toEqual([]);
      });

      for (const path of memberPages) {
        memberTest(
          `${path} has no accessibility violation and no sideways scroll`,
          async ({ page }) => {
            await page.goto(path);
            await page.getByRole('main').getByRole('heading').first().waitFor();
            await page.waitForLoadState('networkidle');
            expect(await violations(page)).toEqual([]);
            expect(await sidewaysScroll(page)).toBe(0);
          },
        );
      }

      memberTest('a benefit has no accessibility violation', async ({ page }) => {
        await page.goto('/member-benefits');
        await page
          .getByRole('main')
          .getByRole('heading', { level: 3 })
          .first()
          .getByRole('link')
          .click();
        await page.getByRole('button', { name: /redeem/i }).waitFor();
        expect(await violations(page)).toEqual([]);
      });

      memberTest('the request form has no accessibility violation', async ({ page }) => {
        await page.goto('/login');
        await page.waitForURL('**/dashboard');
        if (width < 768) await page.getByRole('button', { name: /menu/i }).first().click();
        const form = new RequestForm(page);
        await form.open();
        await form.choose('Request type', 'Hotel Reservation');
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}
