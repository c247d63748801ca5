import { expect, memberTest } from '../support/test.ts';

for (const end of ['</nav>', '</header>', '</main>']) {
  memberTest(
    `web/app/shell-22: a shell that has arrived up to ${end} is not shown yet`,
    async ({ page }) => {
      let isWhole = false;
      await page.route('**/dashboard', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: isWhole ? html : html.slice(0, html.indexOf(end) + end.length),
        });
      });
      // The app would take the place of its shell.
      await page.route('**/assets/*.js', (route) => route.abort());
      const menu = page.locator('.member-shell').getByText('Destination Guides');

      await page.goto('/dashboard');
      await expect(menu).toBeAttached();
      await expect(menu).toBeHidden();

      isWhole = true;
      await page.reload();
      await expect(menu).toBeVisible();
    },
  );
}
