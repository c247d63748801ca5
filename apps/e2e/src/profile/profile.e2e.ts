import type { Page } from '@playwright/test';
import { isInView, sidewaysScroll, violations } from '../support/accessibility.ts';
import { people } from '../support/club.ts';
import { chooseByKeyboard, tabTo, untilFocusIn } from '../support/keyboard.ts';
import { expectAccessibleEverywhere, widths } from '../support/sweep.ts';
import { expect, memberTest as test } from '../support/test.ts';

const profileCall = '**/api/profile';
const saved = 'Profile updated successfully!';
const followUp = 'We will follow up via email.';

/** Opens the profile and one of its forms. */
const openForm = async (page: Page, name: 'Edit Profile' | 'Request a Change') => {
  await page.goto('/profile');
  const button = page.getByRole('button', { name });
  await button.click();
  const dialog = page.getByRole('dialog', { name });
  await untilFocusIn(dialog);
  return { button, dialog };
};

const choose = async (page: Page, option: string) => {
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: option }).click();
};

/** Makes the profile's call fail until the returned function is called. */
const failProfileCall = async (page: Page) => {
  await page.route(profileCall, (route) =>
    route.fulfill({ status: 400, json: { success: false, data: null, message: 'No.' } }),
  );
  return () => page.unroute(profileCall);
};

test('a member finds their own profile from the menu', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.waitForURL('**/profile');
  await expect(page).toHaveTitle(/^Profile · /);
  const identity = page.getByRole('region', { name: 'Identity' });
  await expect(identity.getByRole('heading', { name: 'Rosalind Hale' })).toBeVisible();
  await expect(identity).toContainText('Member since April 2017');
  const contact = page.getByRole('region', { name: 'Contact Information' });
  await expect(contact).toContainText(people.member);
  await expect(contact).toContainText('February 28');
  await expect(page.getByRole('main')).not.toContainText('1978');
  for (const name of ['Payment Methods', 'Documents']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('a member edits phone and address, and a reload shows them', async ({ page }) => {
  const { button, dialog } = await openForm(page, 'Edit Profile');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await dialog.getByLabel('Phone').fill('+33 1 5555 0199');
  await dialog.getByLabel('Street').fill('7 Rue des Lilas');
  await dialog.getByLabel('City').fill('Paris');
  await dialog.getByLabel('State or province').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  const contact = page.getByRole('region', { name: 'Contact Information' });
  for (const words of ['+33 1 5555 0199', '7 Rue des Lilas', 'Paris, 11201']) {
    await expect(contact).toContainText(words);
  }
  await page.reload();
  for (const words of ['+33 1 5555 0199', '7 Rue des Lilas', 'Paris, 11201']) {
    await expect(contact).toContainText(words);
  }
});

test('a wrong work email is named at its field, and the rest is kept', async ({ page }) => {
  const { dialog } = await openForm(page, 'Edit Profile');
  await dialog.getByLabel('Phone').fill('+1 212 555 0100');
  await dialog.getByLabel('Work email').fill('nobody');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Work email')).toBeFocused();
  await expect(dialog.getByLabel('Work email')).toHaveAccessibleDescription(
    'Work email must be an email address.',
  );
  await expect(dialog.getByLabel('Phone')).toHaveValue('+1 212 555 0100');
});

test('what is wrong with a field that lies under the foot of the form is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { dialog } = await openForm(page, 'Edit Profile');
  await dialog.getByLabel('Country').fill('x'.repeat(201));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Country')).toBeFocused();
  const message = dialog.getByText('Country must be at most 200 characters.');
  await expect.poll(() => isInView(message)).toBe(true);
});

test('on a phone with letters of twice the size every row of the page has room for its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  const account = page.getByRole('region', { name: 'Account Information' });
  // The shell's own rows, whose buttons are disabled, are replaced when the app starts.
  await expect(account.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const rooms = await account
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.firstElementChild?.clientWidth));
  expect(Math.min(...rooms.map(Number))).toBeGreaterThanOrEqual(256);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('what the server itself refuses is named at its field, and nothing typed is lost', async ({
  page,
}) => {
  const { dialog } = await openForm(page, 'Edit Profile');
  // Changes the request's body to get an error from the server itself.
  await page.route(profileCall, (route) =>
    route.continue({ postData: JSON.stringify({ professional: { workEmail: 'nobody' } }) }),
  );
  await dialog.getByLabel('Company').fill('Hale & Daughters');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Work email must be an email address.')).toBeVisible();
  await expect(dialog.getByLabel('Work email')).toBeFocused();
  await expect(dialog.getByLabel('Company')).toHaveValue('Hale & Daughters');
});

test('a member asks for another email, and both staff and member are written to', async ({
  page,
  club,
}) => {
  const { dialog } = await openForm(page, 'Request a Change');
  await choose(page, 'Email');
  await expect(dialog.getByText(`Now: ${people.member}`)).toBeVisible();
  await dialog.getByLabel('New email').fill('not yet');
  await dialog.getByLabel('Note').fill('I have married.');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog.getByText('New email must be an email address.')).toBeVisible();
  await dialog.getByLabel('New email').fill('rosalind.new@club.example');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(followUp)).toBeVisible();
  await expect(dialog).toBeHidden();

  const isChangeRequest = ({ text }: { text?: string }) =>
    (text ?? '').includes('rosalind.new@club.example') && (text ?? '').includes('I have married.');
  const toStaff = await club.mailbox.waitFor(people.staff, isChangeRequest);
  expect(toStaff.subject).toBe('Change of profile: Email of Rosalind Hale');
  expect(toStaff.replyTo?.[0]?.address).toBe(people.member);
  const toMember = await club.mailbox.waitFor(people.member, isChangeRequest);
  expect(toMember.text).toContain(followUp);
});

test('a profile that can not be loaded can be tried again', async ({ page }) => {
  const restore = await failProfileCall(page);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Error Loading Profile')).toBeVisible();
  await expect(main.getByText('Failed to load profile data. Please try again.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await restore();
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expect(main.getByRole('heading', { name: 'Rosalind Hale' })).toBeVisible();
});

test('a member whose profile can not be loaded can sign out', async ({ page }) => {
  await failProfileCall(page);
  // The other tests share this session, so it must not end at the server.
  await page.route('**/api/simple-auth/sign-out', (route) => route.abort());
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL('**/login');
  await page.goto('/profile');
  await page.waitForURL('**/login');
});

test('the cross, Cancel, Escape and a press beside it close a form, and the next one begins anew', async ({
  page,
}) => {
  const { button, dialog } = await openForm(page, 'Edit Profile');
  const ways = [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await dialog.getByLabel('Phone').fill('half typed');
    await close();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await untilFocusIn(dialog);
    await expect(dialog.getByLabel('Phone')).not.toHaveValue('half typed');
  }
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a member edits and asks by keyboard alone', async ({ page, club }) => {
  await page.goto('/dashboard');
  await tabTo(page, 'link', 'Profile');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
  await page.getByRole('heading', { name: 'Rosalind Hale' }).waitFor();

  await tabTo(page, 'button', 'Edit Profile');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await tabTo(page, 'textbox', 'Title');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Partner by keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Identity' })).toContainText('Partner by keyboard');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await tabTo(page, 'button', 'Request a Change');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await chooseByKeyboard(page, 'Legal', 'Legal name');
  await tabTo(page, 'textbox', 'New legal name');
  await page.keyboard.type('Rosalind by Keyboard');
  await tabTo(page, 'button', 'Send Request');
  await page.keyboard.press('Enter');
  await expect(page.getByText(followUp)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a Change' })).toBeFocused();
  await club.mailbox.waitFor(people.staff, ({ text }) =>
    (text ?? '').includes('Rosalind by Keyboard'),
  );
});

test('web/profile-4: payment methods, documents and devices are on the right where there is room', async ({
  page,
}) => {
  await page.goto('/profile');
  const left = (name: string) =>
    page
      .getByRole('heading', { level: 2, name })
      .evaluate((heading) => heading.getBoundingClientRect().left);
  await page.getByRole('heading', { level: 2, name: 'Signed-In Devices' }).waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const account = await left('Account Information');
    for (const name of ['Payment Methods', 'Documents', 'Signed-In Devices']) {
      expect((await left(name)) > account, `${name} at ${width} px`).toBe(width === 1440);
    }
  }
});

test('the forms of the profile are accessible', async ({ page }) => {
  const { dialog } = await openForm(page, 'Edit Profile');
  await dialog.getByLabel('Work email').fill('nobody');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Work email must be an email address.').waitFor();
  await expectAccessibleEverywhere(page);
  await openForm(page, 'Request a Change');
  await choose(page, 'Birth date');
  await expectAccessibleEverywhere(page);
});
