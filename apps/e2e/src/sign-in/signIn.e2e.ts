import type { Page } from '@playwright/test';
import { people, startClub, type Club } from '../support/club.ts';
import { isLong } from '../support/testLength.ts';
import { expect, test } from '../support/test.ts';

let ownClub: Club;

// Have their own club, because sign-in codes are limited per hour.
test.beforeAll(async () => {
  ownClub = await startClub();
});
test.afterAll(() => ownClub.dispose());

/** Asks for another code until the server sends one, and returns it. */
const resendCode = async (page: Page, firstCode: string): Promise<string> => {
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Resend Code' }).click();
        return (await ownClub.mailbox.messagesTo(people.secondMember)).length;
      },
      { intervals: [2_000] },
    )
    .toBe(2);
  return ownClub.mailbox.waitForCode(people.secondMember, [firstCode]);
};

test(
  'a pasted page asks a member to sign in, with a wrong code and a new one, and is there after it',
  { tag: '@core' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ownClub.url });
    await page.goto(`${ownClub.url}/profile?from=email`);
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(people.secondMember);
    await page.getByLabel('Email').press('Enter');

    const code = page.getByLabel('Enter 6-digit code');
    const signIn = page.getByRole('button', { name: 'Sign In' });
    await expect(code).toBeVisible();
    const firstCode = await ownClub.mailbox.waitForCode(people.secondMember);

    await code.fill('12a34');
    await expect(code).toHaveValue('1234');
    await expect(signIn).toBeDisabled();
    await code.fill(firstCode === '000000' ? '111111' : '000000');
    await signIn.click();
    await expect(page.getByRole('alert')).toContainText(/code/i);

    // The server sends at most one code in 30 seconds, so only `npm run test:long` waits for a second one.
    const rightCode = isLong ? await resendCode(page, firstCode) : firstCode;

    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${rightCode} `);
    await code.fill('');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+V');

    await page.waitForURL('**/profile?from=email');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

    await page.goto(`${ownClub.url}/login`);
    await page.waitForURL('**/dashboard');

    const mark = (await context.cookies(`${ownClub.url}/api/simple-auth/verify-otp`))[0];
    expect(mark).toMatchObject({ path: '/api/simple-auth', httpOnly: true, sameSite: 'Strict' });
    await page.goto(`${ownClub.url}/profile`);
    await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
    await page.waitForURL('**/login');
    const requested = page.waitForRequest('**/api/simple-auth/request-otp');
    await page.getByLabel('Email').fill(people.secondMember);
    await page.getByLabel('Email').press('Enter');
    expect(await (await requested).headerValue('cookie')).toContain(mark?.value);
  },
);

test('web/sign-in-13: a member who reloads the page while the code is under way can enter it at once', async ({
  page,
}) => {
  await page.goto(`${ownClub.url}/login`);
  await page.getByLabel('Email').fill('stranger@nowhere.example');
  await page.getByRole('button', { name: 'Send Code' }).click();
  const code = page.getByLabel('Enter 6-digit code');
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: 'Resend Code' })).toContainText(/in 0:\d\d/);
  await page.reload();
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('a member who comes back while the code is under way can still enter it', async ({ page }) => {
  const sendCode = async () => {
    await page.getByLabel('Email').fill(people.member);
    await page.getByRole('button', { name: 'Send Code' }).click();
  };
  await page.goto(`${ownClub.url}/login`);
  await sendCode();
  const code = page.getByLabel('Enter 6-digit code');
  await expect(code).toBeVisible();
  const sent = await ownClub.mailbox.waitForCode(people.member);

  // The server's response within 30 seconds, which may have passed on a busy machine.
  const message = 'A code is already on its way. You can ask for another in 20 seconds.';
  await page.route('**/api/simple-auth/request-otp', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, data: null, message, code: 'rate_limited', requestId: 'r-1' },
    }),
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await page.reload();
  await sendCode();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('A code is already on its way.');
  await code.fill(sent.slice(0, 5));
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(failure).toContainText('A code is already on its way.');
  await expect(code).toHaveValue(sent.slice(0, 5));
  await code.fill(sent);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
});

test('a text that is no email is refused by a message', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('a@b');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Email must be an email address.');
});

test('Back returns to the email step and clears the code', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('stranger@elsewhere.example');
  await page.getByLabel('Email').press('Enter');
  const code = page.getByLabel('Enter 6-digit code');
  await code.fill('123');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('stranger@elsewhere.example');
  await page.getByLabel('Email').fill('another@elsewhere.example');
  await page.getByLabel('Email').press('Enter');
  await expect(code).toHaveValue('');
});
