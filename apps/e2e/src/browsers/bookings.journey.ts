import { sampleId } from '@parlour/sample-club';
import { test, windows } from './support/test.ts';

const event = `/events/${sampleId('event', 'stars-over-agafay')}`;
const benefit = `/member-benefits/${sampleId('benefit', 'two-studios-in-an-afternoon')}`;

for (const window of windows) {
  test(`${window.width} px: a member registers, cancels and redeems`, async ({
    memberPage,
    shoot,
  }) => {
    const page = await memberPage(window);
    await page.open(event);
    await page.get('button', /^Register/).click();
    await page.get('text', /^Registration successful! Confirmation:/).untilVisible();
    await page.open('/my-bookings');
    await page.get('button', 'Cancel Stars over Agafay').click();
    await page.get('dialog').get('button', 'Cancel Registration').click();
    await page.get('text', 'Your registration for Stars over Agafay is canceled.').untilVisible();

    await page.open(benefit);
    await page.get('button', /redeem/i).click();
    const dialog = page.get('dialog', 'It Is Yours');
    await dialog.untilVisible();
    await shoot(page, 'redeemed');
    await dialog.get('button', 'Done').click();
    await dialog.untilGone();
  });
}
