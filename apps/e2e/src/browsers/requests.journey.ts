import { people } from '../support/club.ts';
import { requestInputs } from '../support/requestForm.ts';
import { fillRequest, openRequestForm } from './support/forms.ts';
import { expect, test, windows } from './support/test.ts';

for (const window of windows) {
  test(`${window.width} px: a request of each type goes out`, async ({
    memberPage,
    club,
    shoot,
  }) => {
    const page = await memberPage(window);
    await page.open('/member-benefits');
    for (const request of requestInputs) {
      const subject = `${request.label}, ${window.width} px`;
      const dialog = await openRequestForm(page);
      await dialog.get('text', 'Still needed: Request type, Subject').untilVisible();
      await dialog.get('radio', request.label).click();
      await shoot(page, `request ${request.label}`);
      await fillRequest(page, dialog, request, subject);
      await dialog.get('text', /^Still needed/).untilGone();
      await dialog.get('button', 'Submit Request').click();
      await page.get('text', 'Your request has been submitted successfully!').untilVisible();
      await page.get('dialog').untilGone();
      await club.mailbox.waitFor(people.staff, (mail) => mail.subject?.includes(subject) === true);
    }
  });

  test(`${window.width} px: no key leaves an open dialog`, async ({ memberPage }) => {
    const page = await memberPage(window);
    await page.open('/member-benefits');
    await openRequestForm(page);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.press('Tab');
      const isBeneath = await page.tab.run(
        () => document.activeElement?.closest('#root, [inert]') !== null,
      );
      expect(isBeneath, `after ${presses + 1} times Tab`).toBe(false);
    }
    await page.press('Escape');
    await page.get('dialog').untilGone();
  });
}
