import { people, startClub, type Club } from '../support/club.ts';
import { requestInputs, RequestForm } from '../support/requestForm.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

let ownClub: Club;

// Have their own club, because they kill its server.
test.beforeAll(async () => {
  ownClub = await startClub();
});
test.afterAll(() => ownClub.dispose());

test('a request that meets a dead server keeps what was typed, and goes out once when it is back', async ({
  page,
}) => {
  await signIn(page, ownClub, people.member);
  const form = new RequestForm(page);
  await form.open();
  const [request] = requestInputs;
  if (request === undefined) throw new Error('There is no request to fill in.');
  await form.fill(request, 'A room with a view');

  await ownClub.stop('SIGKILL');
  await form.submitButton.click();
  const popup = page
    .getByRole('alert')
    .filter({ hasText: 'If the problem persists, please contact support.' });
  // Closed here, because it would close by itself.
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await expect(form.field('Subject')).toHaveValue('A room with a view');
  await expect(form.field('Number of guests')).toHaveValue('2');

  await ownClub.start();
  await form.submitButton.click();
  await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible();
  const isRequest = (mail: { subject?: string }) =>
    (mail.subject ?? '').includes('A room with a view');
  await ownClub.mailbox.waitFor(people.staff, isRequest);
  expect((await ownClub.mailbox.messagesTo(people.staff)).filter(isRequest)).toHaveLength(1);
});

test('cached data stays on the screen, with an alert, when the latest cannot be loaded', async ({
  page,
}) => {
  await signIn(page, ownClub, people.secondMember);
  await page.getByRole('link', { name: 'Member Benefits' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();

  await page.clock.install();
  await ownClub.stop();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.clock.fastForward('05:30');
  await page.getByRole('link', { name: 'Member Benefits' }).first().click();
  await page.clock.runFor(20_000);
  // Failed connections to a stopped server take real time, which the page's clock does not advance.
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await ownClub.start();
});

test('web/app/shell-15: a browser that is too old says what the app needs, and starts nothing', async ({
  page,
  club,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto(`${club.url}/login`);
  await expect(page.getByRole('alert')).toContainText(
    'update it to Safari or iOS 16.4, Firefox 121',
  );
  await page.goto(`${club.url}/dashboard`);
  await expect(page.getByRole('alert')).toContainText('This browser is too old for these pages.');
  expect(await page.getByRole('main').count()).toBe(0);
});

test('web/app/shell-24: a worker of the page reads the words for dates, and ends', async ({
  page,
  club,
}) => {
  const started = page.waitForEvent('worker');
  await page.goto(`${club.url}/login`);
  const worker = await started;
  expect(worker.url()).toContain('/assets/date-words-');
  await expect.poll(() => page.workers()).toEqual([]);
});
