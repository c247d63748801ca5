import type { Page } from '@playwright/test';

/** Presses Tab until the element with this role and name has the focus. */
export const tabTo = async (
  page: Page,
  role: 'button' | 'combobox' | 'textbox' | 'link',
  name: string,
) => {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the ${role} "${name}".`);
};
