import { runStatement } from '@parlour/api/testing';
import type { Browser, Locator, Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { people, type SharedClub } from '../support/club.ts';
import { deskPeople, deskUrlOf, signInAtDesk } from '../support/deskSignIn.ts';
import { validFiles } from '../support/documentFiles.ts';
import { dateAfter, RequestForm } from '../support/requestForm.ts';
import { expect, memberTest as test } from '../support/test.ts';

// The member has a phone. The staff have a desktop.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const SUBJECT = 'A table by the river';
const QUESTION = 'Inside, or on the terrace of this plan?';
const RESPONSE = 'On the terrace, as in this picture.';

/** Opens the desk in a browser of its own. */
async function openDesk(
  browser: Browser,
  club: SharedClub,
  person: keyof typeof deskPeople,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: deskUrlOf(club),
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    storageState: undefined,
  });
  const page = await context.newPage();
  await signInAtDesk(page, club, deskPeople[person]);
  return page;
}

/** Sends a request for a table from the member's phone. */
async function sendDiningRequest(page: Page, subject = SUBJECT): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const form = new RequestForm(page);
  await form.open();
  await form.chooseType('Dining Reservation');
  await form.type('Subject', subject);
  await form.type('Dining date', dateAfter(3));
  await form.type('Dining time', '19:30');
  await form.type('Number of guests', '4');
  await form.submitButton.click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
}

/** Makes a move from the menu of a request. Returns the dialog that asks for more. */
async function startMove(page: Page, label: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  return page.getByRole('dialog');
}

/** Ends the two minutes that an email waits for more of its thread. */
const emailNow = ({ dataDirectory }: SharedClub) =>
  runStatement(
    dataDirectory,
    'update request_entries set email_due_at = now() where email_due_at is not null',
  );

test(
  'a request is sent, asked about, answered, confirmed, completed and rated, and the trail tells who did what',
  { tag: '@core' },
  async ({ page: member, browser, club }) => {
    const [concierge, manager] = await Promise.all([
      openDesk(browser, club, 'concierge'),
      openDesk(browser, club, 'manager'),
    ]);
    await sendDiningRequest(member);

    // It appears on the open desk by itself.
    const row = concierge.getByRole('link', { name: new RegExp(SUBJECT) });
    await row.click();
    await concierge.getByRole('button', { name: 'Take' }).click();
    const thread = concierge.getByRole('list', { name: 'Thread' });
    await expect(thread.getByText('took the request')).toBeVisible();
    const question = await startMove(concierge, 'Ask the Member');
    await question.getByLabel('Question').fill(QUESTION);
    await question.getByLabel(/^Add a file/).setInputFiles(validFiles.png);
    await expect(question.getByRole('list', { name: 'Added files' })).toBeVisible();
    await question.getByRole('button', { name: 'Ask the Member' }).click();
    await expect(thread.getByText(QUESTION)).toBeVisible();
    await expect(thread.getByRole('button', { name: `View ${validFiles.png.name}` })).toBeVisible();
    await concierge.getByLabel('To the member').fill('Shall I rather try another house?');
    await emailNow(club);
    const email = await club.mailbox.waitFor(people.member, ({ text = '' }) =>
      text.includes(QUESTION),
    );
    expect(email.text).toContain('/requests/');

    // The member's dashboard was open all the while.
    const next = member.getByRole('region', { name: 'Next for you' });
    await expect(next.getByRole('heading', { name: 'We Need Your Answer' })).toBeVisible();
    await next.getByRole('link', { name: 'My Requests' }).click();
    const open = member.getByRole('region', { name: 'Open' });
    await expect(open.getByRole('listitem').first()).toContainText('We need your answer');
    await open.getByRole('link', { name: SUBJECT }).click();
    await member.getByRole('button', { name: 'Answer', exact: true }).click();
    await member.getByLabel(/^Add a photograph/).setInputFiles(validFiles.jpg);
    await expect(member.getByRole('list', { name: 'Added files' })).toContainText(
      validFiles.jpg.name,
    );
    await member.getByLabel('Answer', { exact: true }).fill(RESPONSE);
    await member.getByRole('button', { name: 'Send Answer' }).click();
    const conversation = member.getByRole('region', { name: 'Conversation' });
    await expect(conversation.getByText(RESPONSE)).toBeVisible();

    // The concierge, who has not sent his message yet, reads it above what he writes.
    const since = concierge.getByRole('list', { name: 'Added while you were writing' });
    await expect(since.getByText(RESPONSE)).toBeVisible();
    await concierge.getByLabel('To the member').fill('');
    await concierge.getByRole('tab', { name: 'Internal Note' }).click();
    await concierge.getByLabel('For staff alone').fill('The terrace has heaters from October.');
    await concierge.getByRole('button', { name: 'Save Note' }).click();
    await expect(thread.getByText('The terrace has heaters')).toBeVisible();
    const confirmation = await startMove(concierge, 'Confirm');
    await confirmation.getByLabel(/^Date/).fill(dateAfter(3));
    await confirmation.getByLabel('Time').fill('19:30');
    await confirmation.getByRole('button', { name: 'Confirm' }).click();

    await expect(member.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
      'href',
      /^data:text\/calendar.*SUMMARY/,
    );
    await expect(member.getByText('The terrace has heaters')).toHaveCount(0);
    const completion = await startMove(concierge, 'Complete');
    await completion.getByRole('button', { name: 'Complete' }).click();
    await member.getByRole('radio', { name: 'Excellent' }).check();
    await member.getByRole('button', { name: 'Send Rating' }).click();
    await expect(member.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5');
    await expect(
      concierge.getByRole('complementary', { name: 'The request' }).getByText('5 of 5'),
    ).toBeVisible();

    const requestId = new URL(concierge.url()).pathname.split('/').at(-1);
    await manager.goto(`/desk/audit?subject=request:${requestId}`);
    const trail = manager.getByRole('table', { name: 'Audit trail' });
    await expect(trail.getByRole('row').nth(1)).toContainText('Rated a request');
    const rows = await trail.getByRole('row').allTextContents();
    const actions = rows.slice(1).toReversed();
    const [MEMBER, CONCIERGE] = ['Rosalind Hale', 'Noor Haddad'];
    expect(actions).toEqual(
      [
        `Sent a request${MEMBER}`,
        `Moved a request${CONCIERGE}`,
        `Uploaded a file to a request${CONCIERGE}`,
        `Moved a request${CONCIERGE}`,
        `Uploaded a file to a request${MEMBER}`,
        `Wrote a message${MEMBER}`,
        `Wrote a note${CONCIERGE}`,
        `Moved a request${CONCIERGE}`,
        `Moved a request${CONCIERGE}`,
        `Rated a request${MEMBER}`,
      ].map((action) => expect.stringContaining(action)),
    );
    expect(await violations(manager)).toEqual([]);
  },
);

test('a confirmation is filled in from the request, and is taken back in the open', async ({
  page: member,
  browser,
  club,
}) => {
  const subject = 'A table under the lime trees';
  const concierge = await openDesk(browser, club, 'concierge');
  await sendDiningRequest(member, subject);
  await concierge.getByRole('link', { name: new RegExp(subject) }).click();
  await concierge.getByRole('button', { name: 'Take' }).click();
  const thread = concierge.getByRole('list', { name: 'Thread' });
  await expect(thread.getByText('took the request')).toBeVisible();
  const emailOf = async (what: string) => {
    await emailNow(club);
    const email = await club.mailbox.waitFor(
      people.member,
      (mail) =>
        mail.subject?.startsWith(`[${what} · RQ-`) === true && mail.subject.endsWith(subject),
    );
    const content = email.attachments[0]?.content ?? '';
    return typeof content === 'string' ? content : new TextDecoder().decode(content);
  };

  const confirmation = await startMove(concierge, 'Confirm');
  await expect(confirmation.getByLabel(/^Date/)).toHaveValue(dateAfter(3));
  await expect(confirmation.getByLabel(/^End/)).toHaveValue('21:30');
  await confirmation.getByLabel(/^Place/).fill('Harrow and Quill');
  await confirmation.getByLabel(/^Confirmation number/).fill('HQ-4711');
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation).toHaveCount(0);
  const entered = await emailOf('Confirmed');
  expect(entered).toContain('METHOD:PUBLISH');
  expect(entered).toContain('LOCATION:Harrow and Quill');
  await member.goto('/requests');
  await member.getByRole('link', { name: subject }).click();
  await expect(member.getByText('Confirmation number HQ-4711')).toBeVisible();

  const change = await startMove(concierge, 'Work on a Change');
  await change.getByLabel(/^Message to the member/).fill('The house has to close that day.');
  await change.getByRole('button', { name: 'Work on a Change' }).click();
  const conversation = member.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByText('The house has to close that day.')).toBeVisible();
  await expect(conversation.getByText('is working on a change')).toBeVisible();
  await expect(member.getByRole('link', { name: 'Add to Calendar' })).toHaveCount(0);
  const removed = await emailOf('We are working on a change');
  expect(removed).toContain('METHOD:CANCEL');
  const uidOf = (file: string) => /^UID:.*$/m.exec(file)?.[0];
  expect(uidOf(removed)).toBe(uidOf(entered));
});
