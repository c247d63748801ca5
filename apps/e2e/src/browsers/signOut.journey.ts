// The last file of all: it ends the session that the other journeys share.
import { expect, test, windows } from './support/test.ts';

for (const window of windows) {
  test(`${window.width} px: app/session-6: Back after Sign Out never shows a member's page`, async ({
    memberPage,
  }) => {
    const page = await memberPage(window);
    await page.open('/events');
    await page.open('/profile');
    await page.get('text', window.email).untilVisible();
    await page.get('main').get('button', 'Sign Out').click();
    await page.untilPath('/login');
    await page.get('field', /^Email/).untilVisible();
    for (let steps = 0; steps < 3; steps += 1) {
      await page.back();
      // Long enough for a page of the browser's page cache to be shown.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const text = await page.tab.run(() =>
        getComputedStyle(document.documentElement).visibility === 'hidden'
          ? ''
          : document.body.innerText,
      );
      expect(text).not.toContain(window.email);
      expect(text).not.toContain('Payment Methods');
    }
  });
}
