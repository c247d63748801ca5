import { expect, test, windows } from './support/test.ts';

for (const window of windows) {
  test(`${window.width} px: a member signs in with the code from the email`, async ({
    memberPage,
  }) => {
    const page = await memberPage(window);
    // The tab of the window's member may show what an earlier journey opened.
    await page.open('/dashboard');
    expect(await page.sidewaysScroll()).toBe(0);
    await page.tab.reload();
    await page.get('heading', /Featured Benefits/).untilVisible();
    expect(await page.path()).toBe('/dashboard');
  });
}
