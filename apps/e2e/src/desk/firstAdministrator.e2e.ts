import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { people, startClub } from '../support/club.ts';
import { RequestForm } from '../support/requestForm.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** Opens a browser of its own, whose device makes passkeys and confirms each by itself. */
async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: undefined });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

/** Makes a passkey on the page of a set-up link, and goes on to the desk. */
async function makePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a Passkey' }).click();
  await expect(
    page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  await page.getByRole('button', { name: 'Continue to the Desk' }).click();
}

test('the first administrator invites a concierge, who signs in with a passkey and writes to a member', async ({
  browser,
}) => {
  await using club = await startClub();
  // The server writes it when it has begun to respond.
  const file = join(club.dataDirectory, 'first-administrator');
  const readLink = () => readFile(file, 'utf8').catch(() => '');
  await expect.poll(readLink).toContain('/desk/setup#');
  const link = (await readLink()).trim();

  const administrator = await openDevice(browser);
  await administrator.goto(link);
  await administrator.getByLabel('First name').fill('Ada');
  await administrator.getByLabel('Last name').fill('Marsh');
  await administrator.getByLabel('Email').fill('ada@house.example');
  await administrator.getByRole('button', { name: 'Continue' }).click();
  await makePasskey(administrator);
  await expect(administrator.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  expect(await violations(administrator)).toEqual([]);
  await administrator.getByText('Look around in the sample club').click();
  await administrator.getByRole('button', { name: 'Continue' }).click();
  await administrator.getByLabel('Name', { exact: true }).fill('The Reading Room');
  for (const name of ['Next', 'Next', 'Open the Desk']) {
    await administrator.getByRole('button', { name }).click();
    expect(await violations(administrator), name).toEqual([]);
  }
  await expect(administrator.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  await expect(administrator.getByRole('link', { name: /The Reading Room/ })).toBeVisible();
  await administrator.reload();
  await expect(administrator.getByRole('link', { name: /The Reading Room/ })).toBeVisible();
  expect(await violations(administrator)).toEqual([]);
  await administrator.getByRole('link', { name: 'Club', exact: true }).click();
  await administrator.getByRole('link', { name: 'Settings' }).click();
  await expect(administrator.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await violations(administrator)).toEqual([]);
  await administrator.getByRole('link', { name: 'Staff' }).click();
  await expect(administrator.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  expect(await violations(administrator)).toEqual([]);

  await administrator.getByRole('button', { name: 'Invite a Colleague' }).click();
  await administrator.getByLabel('First name').fill('Theo');
  await administrator.getByLabel('Last name').fill('Lindqvist');
  await administrator.getByLabel('Email').fill('theo@house.example');
  await administrator.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(administrator.getByRole('row', { name: /Theo Lindqvist/ })).toContainText('Invited');

  const mail = await club.mailbox.waitFor('theo@house.example', ({ text = '' }) =>
    text.includes('/desk/setup#'),
  );
  const invitation = /http:\/\/\S+\/desk\/setup#\S+/.exec(mail.text ?? '')?.[0] ?? '';
  const concierge = await openDevice(browser);
  await concierge.goto(invitation);
  await makePasskey(concierge);
  await concierge.getByRole('button', { name: 'Sign Out' }).click();
  await concierge.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(concierge.getByRole('link', { name: 'Theo Lindqvist' })).toBeVisible();
  await expect(concierge.getByRole('link', { name: 'Club', exact: true })).toHaveCount(0);

  // A member's request is taken from the queue, and a message to them is read in My Requests.
  const member = await (await browser.newContext({ baseURL: club.url })).newPage();
  await signIn(member, club, people.member);
  const form = new RequestForm(member);
  await form.open();
  await form.chooseType('Other');
  await form.type('Subject', 'A green umbrella');
  await form.type('Description of your request', 'It was left at the opera.');
  await form.submitButton.click();
  await member.getByRole('button', { name: 'Dismiss' }).click();
  await concierge.reload();
  await concierge.getByRole('link', { name: /A green umbrella/ }).click();
  await concierge.getByRole('button', { name: 'Take' }).click();
  await concierge.getByLabel('To the member').fill('It was found in the cloakroom.');
  await concierge.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    concierge.getByRole('list', { name: 'Thread' }).getByText('It was found in the cloakroom.'),
  ).toBeVisible();
  // The press may have scrolled the tabs half beneath the masthead, where they count as too small.
  await concierge.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(concierge)).toEqual([]);
  await member.goto(`${club.url}/requests`);
  await member.getByRole('link', { name: 'A green umbrella' }).click();
  await expect(member.getByText('It was found in the cloakroom.')).toBeVisible();

  // The link works once.
  const stranger = await openDevice(browser);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'This link does not work.' })).toBeVisible();
});
