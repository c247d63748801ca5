import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rejection } from '../../../testing/fakeDesk.ts';
import { member } from '../../../testing/member.ts';
import { openThread } from '../../../testing/openThread.ts';
import { requests, requestWithNews, takenRequest } from '../../../testing/requests.ts';
import { administrator } from '../../../testing/people.ts';
import { storageKeys } from '../../../app/storageKeys.ts';

const plan = { id: 'f1', name: 'Plan.pdf', size: 4, extension: 'pdf' };
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('desk/requests-11: a file under way ends with the dialog of its question, and holds up no other move', async () => {
  const stored = Promise.withResolvers<typeof plan>();
  const { user, bodies, startMove } = await openThread({
    uploadDeskFile: () => stored.promise,
    moveDeskRequest: () => takenRequest,
  });
  await startMove('Ask the Member');
  const ask = await dialogOf('Ask the Member');
  await user.type(ask.getByLabelText(/^Question/), 'This one?');
  await user.upload(
    ask.getByLabelText(/Add a file/),
    new File(['plan'], plan.name, { type: 'application/pdf' }),
  );
  await waitFor(() => expect(bodies('uploadDeskFile')).toHaveLength(1));
  expect(ask.getByRole('button', { name: 'Ask the Member' })).toHaveProperty('disabled', true);
  await user.click(ask.getByRole('button', { name: 'Back' }));
  await startMove('Complete');
  const complete = await dialogOf('Complete the Request');
  stored.resolve(plan);
  await user.click(complete.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest')).toEqual([{ move: 'complete', version: 4 }]);
  await startMove('Ask the Member');
  const again = await dialogOf('Ask the Member');
  expect(again.queryByText(/Plan\.pdf/)).toBeNull();
});

const lakeAndNight = { getMember: () => ({ ...member, requests }) };

test('desk/requests/thread-13: the focus goes from a chosen request to what takes it back, and back to the search', async () => {
  const { user, startMove } = await openThread(lakeAndNight);
  await startMove('Link a Request');
  const dialog = await dialogOf('Link a Request');
  await user.click(await dialog.findByRole('button', { name: /Opening night/ }));
  const back = dialog.getByRole('button', { name: 'Choose Another Request' });
  expect(document.activeElement).toBe(back);
  // What was chosen is told with it.
  expect(dialog.getByRole('group', { name: /Opening night/ }).contains(back)).toBe(true);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(dialog.getByRole('searchbox', { name: /Reference/ }));
});

test('desk/requests/thread-14: what is entered for a move survives the end of the session, for nobody else', async () => {
  const first = await openThread({
    uploadDeskFile: () => plan,
    moveDeskRequest: () => rejection(401, 'Please sign in.', 'unauthenticated'),
  });
  await first.startMove('Ask the Member');
  const ask = await dialogOf('Ask the Member');
  await first.user.type(ask.getByLabelText(/^Question/), 'This one?');
  await first.user.upload(
    ask.getByLabelText(/Add a file/),
    new File(['plan'], plan.name, { type: 'application/pdf' }),
  );
  await ask.findByRole('list', { name: 'Added files' });
  await first.user.click(ask.getByRole('button', { name: 'Ask the Member' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  const stored = sessionStorage.getItem(storageKeys.drafts) ?? '';
  cleanup();
  const { user, bodies } = await openThread({ moveDeskRequest: () => takenRequest });
  const again = await dialogOf('Ask the Member');
  await again.findByRole('list', { name: 'Added files' });
  await user.click(again.getByRole('button', { name: 'Ask the Member' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest')).toEqual([
    { move: 'ask', version: 4, text: 'This one?', fileIds: ['f1'] },
  ]);
  expect(sessionStorage.getItem(storageKeys.drafts)).toBeNull();
  cleanup();
  sessionStorage.setItem(storageKeys.drafts, stored);
  await openThread({ getMe: () => administrator });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('desk/requests/thread-14: the chosen request survives a reload, and Back drops it', async () => {
  const { user, startMove } = await openThread(lakeAndNight);
  await startMove('Link a Request');
  const dialog = await dialogOf('Link a Request');
  await user.click(await dialog.findByRole('button', { name: /Opening night/ }));
  cleanup();
  const reloaded = await openThread(lakeAndNight);
  const again = await dialogOf('Link a Request');
  again.getByText('RQ-9PLW4C · Opening night');
  await reloaded.user.click(again.getByRole('button', { name: 'Back' }));
  cleanup();
  await openThread(lakeAndNight);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('desk/requests/thread-6: going on from a confirmed request says that the member is told, and asks for words', async () => {
  const confirmed = { ...takenRequest, status: 'confirmed' };
  const { user, bodies, startMove } = await openThread({
    getDeskRequest: () => confirmed,
    moveDeskRequest: () => takenRequest,
  });
  await startMove('Work on a Change');
  const dialog = await dialogOf('Work on a Change');
  dialog.getByText(/The member reads that you are working on a change/);
  await user.type(dialog.getByLabelText(/^Message to the member/), 'The table is gone.');
  await user.click(dialog.getByRole('button', { name: 'Work on a Change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest')).toEqual([
    { move: 'resume', version: 4, text: 'The table is gone.' },
  ]);
});

test('desk/requests/thread-7: a confirmation begins with what the request says, and asks for the number of the house', async () => {
  const suggestedConfirmation = {
    date: '2030-02-14',
    time: '20:00',
    endDate: null,
    endTime: '22:00',
    party: '2 guests',
    place: 'Osteria del Lago',
    address: 'Via Roma 4, Como',
    confirmationNumber: null,
  };
  const { user, bodies, startMove } = await openThread({
    getDeskRequest: () => ({ ...takenRequest, suggestedConfirmation }),
    moveDeskRequest: () => takenRequest,
  });
  await startMove('Confirm');
  const dialog = await dialogOf('Confirm the Request');
  await user.type(dialog.getByLabelText(/^Confirmation number/), 'OL-2214');
  await user.clear(dialog.getByLabelText(/^Address/));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest')).toEqual([
    {
      move: 'confirm',
      version: 4,
      ...suggestedConfirmation,
      address: null,
      confirmationNumber: 'OL-2214',
    },
  ]);
});

test('desk/requests/thread-24: the email of a move is shown as it is entered, until something else is', async () => {
  const { user, bodies, startMove } = await openThread({
    previewDeskMove: ({ body }) => ({
      subject: '[Declined] A table',
      text: `We could not arrange this. ${JSON.stringify(body)}`,
    }),
  });
  await startMove('Decline');
  const dialog = await dialogOf('Decline the Request');
  const show = dialog.getByRole('button', { name: 'Preview the Email' });
  expect(show).toHaveProperty('disabled', true);
  const words = dialog.getByLabelText(/^Why it could not be arranged/);
  await user.type(words, 'They are closed.');
  await user.click(show);
  expect(await dialog.findByText(/We could not arrange this\..*They are closed\./)).toBeTruthy();
  expect(bodies('previewDeskMove')).toEqual([
    { move: 'decline', text: 'They are closed.', version: takenRequest.version },
  ]);
  await user.type(words, ' Sorry.');
  expect(dialog.queryByText(/We could not arrange this\./)).toBeNull();
  expect(bodies('moveDeskRequest')).toEqual([]);
});

test('desk/requests/thread-24: what others do leaves the shown email', async () => {
  let stored = takenRequest;
  const { user, hint, startMove } = await openThread({
    getDeskRequest: () => stored,
    previewDeskMove: () => ({ subject: '[Completed] A table', text: 'It is done.' }),
  });
  await startMove('Complete');
  const dialog = await dialogOf('Complete the Request');
  await user.click(dialog.getByRole('button', { name: 'Preview the Email' }));
  await dialog.findByText('It is done.');
  stored = requestWithNews;
  await hint();
  await screen.findAllByText('Could we make it half past seven?');
  expect(dialog.getByText('It is done.')).toBeTruthy();
});

test('desk/requests/thread-24: a move without an email says so', async () => {
  const { user, startMove } = await openThread({ previewDeskMove: () => null });
  await startMove('Complete');
  const dialog = await dialogOf('Complete the Request');
  expect(dialog.getByRole('status').textContent).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Preview the Email' }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('No email is sent.'));
});

test('desk/requests/thread-24: an email that cannot be shown says why', async () => {
  const { user, startMove } = await openThread({
    previewDeskMove: () => rejection(409, 'This is not possible any more.', 'move_not_allowed'),
  });
  await startMove('Complete');
  const dialog = await dialogOf('Complete the Request');
  await user.click(dialog.getByRole('button', { name: 'Preview the Email' }));
  await dialog.findByText('This is not possible any more.');
});

test('desk/requests/thread-25: a day and a time are written in one field, and spelled out', async () => {
  const { user, startMove } = await openThread();
  await startMove('Confirm');
  const dialog = await dialogOf('Confirm the Request');
  const when = dialog.getByLabelText(/^When/);
  await user.type(when, '24 dec 2030 8pm');
  const field = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name).value;
  expect([field(/^Date/), field(/^Time/)]).toEqual(['2030-12-24', '20:00']);
  expect(dialog.getByText(/^Tuesday, December 24, 2030, 8:00\sPM$/)).toBeTruthy();
});

test('desk/requests/thread-25: what is not understood leaves what counted before, and is not submitted', async () => {
  const { user, bodies, startMove } = await openThread({
    getDeskRequest: () => ({
      ...takenRequest,
      suggestedConfirmation: {
        date: '2030-02-14',
        time: '20:00',
        endDate: null,
        endTime: null,
        party: null,
        place: null,
        address: null,
        confirmationNumber: null,
      },
    }),
  });
  await startMove('Confirm');
  const dialog = await dialogOf('Confirm the Request');
  const when = dialog.getByLabelText(/^When/);
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  const dateTime = () =>
    [/^Date/, /^Time/].map((name) => dialog.getByLabelText<HTMLInputElement>(name).value);
  await user.type(when, '24 dec 2030 9pm or so');
  dialog.getByText('Not understood yet.');
  expect(dateTime()).toEqual(['2030-02-14', '20:00']);
  expect(confirm).toHaveProperty('disabled', true);
  await user.keyboard('{Enter}');
  expect(bodies('moveDeskRequest')).toEqual([]);
  // What is chosen meanwhile stays.
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2030-02-15' } });
  await user.clear(when);
  expect(dateTime()).toEqual(['2030-02-15', '20:00']);
  expect(confirm).toHaveProperty('disabled', false);
});

test('desk/requests/thread-25: a time alone asks for its day', async () => {
  const { user, startMove } = await openThread();
  await startMove('Snooze');
  const dialog = await dialogOf('Put Aside Until');
  await user.type(dialog.getByLabelText(/^When/), '8pm');
  dialog.getByText(/^8:00\sPM\. Which day\?$/);
  expect(dialog.getByRole('button', { name: 'Snooze' })).toHaveProperty('disabled', true);
});
