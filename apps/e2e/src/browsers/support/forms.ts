import type { RequestInput } from '../../support/requestForm.ts';
import type { ClubPage } from './clubPage.ts';
import type { PageTarget } from './pageTarget.ts';
import { until } from './until.ts';

/** Milliseconds until a list that was clicked is open. */
const OPENING = 5000;

const isExpanded = (element: Element) => element.getAttribute('aria-expanded') === 'true';
const isHighlighted = (element: Element) => element.hasAttribute('data-highlighted');

/** Chooses an option of a list by keyboard, since a list that has just opened takes no click. */
export async function choose(page: ClubPage, list: PageTarget, option: string): Promise<void> {
  const target = page.get('option', option);
  await until(`${option} is offered`, async () => {
    if (await target.isVisible()) return true;
    // A form that still scrolls moves away beneath a click. A second click too soon would close the list.
    if (!(await list.run(isExpanded))) await list.clickNow();
    await until(`${option} is visible`, () => target.isVisible(), OPENING);
    return true;
  });
  await until(`${option} is highlighted`, async () => {
    if (await target.run(isHighlighted)) return true;
    await page.press('ArrowDown');
    return target.run(isHighlighted);
  });
  await page.press('Enter');
  await target.untilGone();
}

/** Matches a label, with or without the sign of a required field and the note of an optional one. */
const labeled = (label: string) => new RegExp(`^${label}(\\*| \\(.*\\))?$`);

/** Dates and times, which a browser's own picker sets. */
const isPicked = (value: string) => /^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/.test(value);

/** Fills fields by their labels. */
export async function fillFields(
  dialog: PageTarget,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.get('field', labeled(label));
    await (isPicked(value) ? field.setValue(value) : field.fill(value));
  }
}

/** Opens the request form from the menu, which is a drawer on phones. */
export async function openRequestForm(page: ClubPage): Promise<PageTarget> {
  const button = page.get('button', 'Submit a Request');
  const menu = page.get('button', 'Open menu');
  if (await menu.isVisible()) await menu.click();
  await button.click();
  const dialog = page.get('dialog', /Request$/);
  await dialog.get('radio', /^Other/).untilVisible();
  return dialog;
}

/** Fills the request form. */
export async function fillRequest(
  page: ClubPage,
  dialog: PageTarget,
  { label, typed, chosen }: RequestInput,
  subject: string,
): Promise<void> {
  await dialog.get('radio', label).click();
  await fillFields(dialog, { ...typed, Subject: subject });
  for (const [name, option] of Object.entries(chosen)) {
    await choose(page, dialog.get('combobox', labeled(name)), option);
  }
}
