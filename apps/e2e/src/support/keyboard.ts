import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element with this role and name has the focus, on the page or in an open dialog. */
export async function tabTo(
  place: Page | Locator,
  role: 'button' | 'combobox' | 'radio' | 'spinbutton' | 'textbox' | 'link',
  name: string,
) {
  const page = 'page' in place ? place.page() : place;
  const target = place.getByRole(role, { name }).first();
  for (let presses = 0; presses < 150; presses += 1) {
    // What is not there yet has not the focus.
    const [isReached] = await target.evaluateAll((found) =>
      found.map((element) => element === document.activeElement),
    );
    if (isReached === true) {
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
