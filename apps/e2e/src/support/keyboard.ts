import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element with this role and name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'combobox' | 'radio' | 'spinbutton' | 'textbox' | 'link',
  name: string,
) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the ${role} "${name}".`);
}

/** Waits until an element, or one inside it, has the focus, which a dialog takes after it shows. */
export async function untilFocusIn(element: Locator) {
  await element.waitFor();
  await expect
    .poll(() => element.evaluate((opened) => opened.contains(document.activeElement)))
    .toBe(true);
}

/** Opens the list of the focused combobox, and chooses an option by its first letters. */
export async function chooseByKeyboard(page: Page, characters: string, option: string) {
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox');
  await untilFocusIn(list);
  await page.keyboard.type(characters);
  await expect(list.getByRole('option', { name: option, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
}

/** Waits until the app has taken the place of the page's shell, which is inert. */
export async function untilStarted(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.member-shell').waitFor({ state: 'detached' });
}
