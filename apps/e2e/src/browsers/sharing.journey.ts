import { memberId } from '../support/referral.ts';
import { expect, test, windows } from './support/test.ts';

const vendor = '/vendors/table-chevreuil';

for (const window of windows) {
  test(`${window.width} px: a member shares a page, and a visitor sees it`, async ({
    memberPage,
    newPage,
    shoot,
  }) => {
    const page = await memberPage(window);
    await page.open(vendor);
    await page
      .get('main')
      .get('button', /Share link/)
      .click();
    // A browser that keeps the clipboard to itself gets the link to copy by hand.
    await page
      .get('main')
      .get('text', /^(The link was copied\.|Copy it from here)$/)
      .untilVisible();
    await shoot(page, 'shared');

    const visitor = await newPage(window);
    await visitor.open(`${vendor}?ref=${memberId}`);
    await visitor.get('link', 'Become a Member').untilVisible();
    await visitor.get('button', 'Sign in here').untilVisible();
    expect(await visitor.sidewaysScroll()).toBe(0);
    await shoot(visitor, 'visitor');
  });
}
