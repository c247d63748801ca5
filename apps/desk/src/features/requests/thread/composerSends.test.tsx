import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rejection } from '../../../testing/fakeDesk.ts';
import { losingFirst } from '../../../testing/losingFirst.ts';
import { openThread } from '../../../testing/openThread.ts';
import { storageKeys } from '../../../app/storageKeys.ts';
import { filledReplies } from '../../../testing/replies.ts';
import {
  newRequestDetail,
  requestWithNews,
  requestWithOwnMessage,
  takenRequest,
} from '../../../testing/requests.ts';

type Thread = Awaited<ReturnType<typeof openThread>>;

/** What a call was sent with, each time. */
const sent = ({ desk }: Thread, name: string) =>
  desk.received
    .filter((call) => call.name === name)
    .map(({ body, idempotencyKey }) => ({ body, idempotencyKey }));

const message = () => screen.getByLabelText<HTMLTextAreaElement>('To the member');
const send = ({ user }: Thread) => user.click(screen.getByRole('button', { name: 'Send Message' }));

test('desk/requests-9: a message whose response was lost is sent again unchanged, although the thread has more lines', async () => {
  let stored = takenRequest;
  const handlers = {
    getDeskRequest: () => stored,
    writeDeskMessage: losingFirst(() => (stored = requestWithNews)),
  };
  const first = await openThread(handlers);
  await first.user.type(message(), 'Booked.');
  await send(first);
  await screen.findByText('The message was not sent.');
  await first.hint();
  await screen.findAllByText('Could we make it half past seven?');
  const [lost] = sent(first, 'writeDeskMessage');
  // It is also known after a reload.
  cleanup();
  const reloaded = await openThread(handlers);
  await send(reloaded);
  await waitFor(() => expect(message().value).toBe(''));
  expect(lost?.body).toEqual({ text: 'Booked.', lastSeenEntry: '4' });
  expect(sent(reloaded, 'writeDeskMessage')).toEqual([lost]);
});

test('desk/requests-9: a message that is changed after a lost response is another one', async () => {
  let stored = takenRequest;
  const thread = await openThread({
    getDeskRequest: () => stored,
    writeDeskMessage: losingFirst(() => (stored = requestWithNews)),
  });
  await thread.user.type(message(), 'Booked.');
  await send(thread);
  await screen.findByText('The message was not sent.');
  await thread.hint();
  await screen.findAllByText('Could we make it half past seven?');
  await thread.user.type(message(), ' At eight.');
  await send(thread);
  await waitFor(() => expect(message().value).toBe(''));
  const [first, second] = sent(thread, 'writeDeskMessage');
  expect(second?.body).toEqual({ text: 'Booked. At eight.', lastSeenEntry: '5' });
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('desk/requests-14: what was sent is no draft any longer, although its page was left before the response', async () => {
  const response = Promise.withResolvers<typeof takenRequest>();
  const left = await openThread({ writeDeskMessage: () => response.promise });
  await left.user.type(message(), 'Booked.');
  await send(left);
  await waitFor(() => expect(left.bodies('writeDeskMessage')).toHaveLength(1));
  cleanup();
  expect(sessionStorage.getItem(storageKeys.drafts)).not.toBeNull();
  response.resolve(requestWithNews);
  await waitFor(() => expect(sessionStorage.getItem(storageKeys.drafts)).toBeNull());
  await openThread();
  expect(message().value).toBe('');
});

test('desk/replies-3: a reply that is inserted while a message is sent stays', async () => {
  const response = Promise.withResolvers<typeof takenRequest>();
  const thread = await openThread({
    fillCannedReplies: () => filledReplies,
    writeDeskMessage: () => response.promise,
  });
  const { user } = thread;
  await user.type(message(), 'Hello,');
  await send(thread);
  await waitFor(() => expect(thread.bodies('writeDeskMessage')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Insert a Reply' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Table booked' }));
  response.resolve(requestWithNews);
  await screen.findAllByText('Could we make it half past seven?');
  await screen.findByRole('button', { name: 'Send Message' });
  expect(message().value).toContain('Your table is booked');
  const [first] = sent(thread, 'writeDeskMessage');
  await send(thread);
  await waitFor(() => expect(thread.bodies('writeDeskMessage')).toHaveLength(2));
  expect(sent(thread, 'writeDeskMessage')[1]?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('desk/requests-6: why a message was not sent is said with the message, not with the note', async () => {
  const response = Promise.withResolvers<Response>();
  const thread = await openThread({ writeDeskMessage: () => response.promise });
  const { user } = thread;
  await user.type(message(), 'Booked.');
  await send(thread);
  await waitFor(() => expect(thread.bodies('writeDeskMessage')).toHaveLength(1));
  await user.click(screen.getByRole('tab', { name: 'Internal Note' }));
  await user.type(screen.getByLabelText('For staff alone'), 'Ask Nora');
  response.resolve(rejection(503, 'Back in a minute.'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save Note' })).toHaveProperty('disabled', false),
  );
  expect(screen.queryByText('Back in a minute.')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Message' }));
  await screen.findByText('Back in a minute.');
});

const since = () => screen.queryByRole('list', { name: 'Added while you were writing' });

test("desk/requests-16: the line of a message whose response was lost is one's own, also after a reload", async () => {
  let stored = takenRequest;
  const handlers = {
    getDeskRequest: () => stored,
    writeDeskMessage: losingFirst(() => (stored = requestWithOwnMessage)),
  };
  const thread = await openThread(handlers);
  await thread.user.type(message(), 'Booked.');
  await send(thread);
  await screen.findByText('The message was not sent.');
  // It was stored, and is a line of the thread.
  await screen.findByText('Booked.', { selector: 'li p' });
  expect(since()).toBeNull();
  cleanup();
  const reloaded = await openThread(handlers);
  await screen.findByText('Booked.', { selector: 'li p' });
  expect(since()).toBeNull();
  // It stays so although another message takes the place of the lost one.
  await reloaded.user.type(message(), ' At eight.');
  await send(reloaded);
  await waitFor(() => expect(reloaded.bodies('writeDeskMessage')).toHaveLength(1));
  expect(since()).toBeNull();
});

test('desk/requests-16: the line of somebody else is told although a response was lost', async () => {
  let stored = takenRequest;
  const author = { kind: 'staff' as const, name: 'Nora Bell' };
  const thread = await openThread({
    getDeskRequest: () => stored,
    writeDeskMessage: losingFirst(() => {
      const [line] = requestWithOwnMessage.entries.slice(-1);
      const lines = [
        ...requestWithOwnMessage.entries,
        { ...line!, id: '6', text: 'I called.', author },
      ];
      return (stored = { ...requestWithOwnMessage, entries: lines });
    }),
  });
  await thread.user.type(message(), 'Booked.');
  await send(thread);
  await waitFor(() => expect(since()?.textContent).toContain('I called.'));
  expect(since()?.textContent).not.toContain('Booked.');
});

test.each([
  ['a message', 'Message', 'To the member', 'Send Message'],
  ['a note', 'Internal Note', 'For staff alone', 'Save Note'],
])('desk/requests-17: after %s was sent its field has the focus', async (_, tab, label, button) => {
  const { user } = await openThread({
    writeDeskMessage: () => requestWithOwnMessage,
    writeDeskNote: () => requestWithOwnMessage,
  });
  await user.click(screen.getByRole('tab', { name: tab }));
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(label);
  await user.type(field(), 'Booked.');
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(field().value).toBe(''));
  expect(document.activeElement).toBe(field());
});

test('desk/requests-17: the focus stays where somebody went on while a message was sent', async () => {
  const response = Promise.withResolvers<typeof takenRequest>();
  const { user } = await openThread({ writeDeskMessage: () => response.promise });
  await user.type(message(), 'Booked.');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  const tags = screen.getByLabelText('Tags', { selector: 'input' });
  await user.click(tags);
  response.resolve(requestWithOwnMessage);
  await waitFor(() => expect(message().value).toBe(''));
  expect(document.activeElement).toBe(tags);
});

test('desk/requests-17: a message that was not sent leaves the focus on its button', async () => {
  const thread = await openThread({ writeDeskMessage: () => rejection(503, 'Back in a minute.') });
  await thread.user.type(message(), 'Booked.');
  await send(thread);
  await screen.findByText('Back in a minute.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send Message' }));
});

test('desk/requests-14: what is written survives the end of the session', async () => {
  const thread = await openThread({
    writeDeskMessage: () => rejection(401, 'Please sign in.', 'unauthenticated'),
  });
  await thread.user.type(message(), 'Booked.');
  await send(thread);
  await screen.findByText('Your session has ended. Please sign in again.');
  cleanup();
  await openThread();
  expect(message().value).toBe('Booked.');
});

const sendAnd = async ({ user }: Thread, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Send and…' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const answered = { ...requestWithOwnMessage, version: takenRequest.version + 1 };

test('desk/requests/thread-23: a message is sent and the request completed, as it is after the message', async () => {
  const thread = await openThread({
    writeDeskMessage: () => answered,
    moveDeskRequest: () => ({ ...answered, status: 'completed', version: answered.version + 1 }),
  });
  await thread.user.type(message(), 'Booked.');
  await sendAnd(thread, 'Send and Complete');
  await waitFor(() => expect(thread.bodies('moveDeskRequest')).toHaveLength(1));
  expect(thread.bodies('writeDeskMessage')).toMatchObject([{ text: 'Booked.' }]);
  expect(thread.bodies('moveDeskRequest')).toEqual([
    { move: 'complete', version: answered.version },
  ]);
});

test('desk/requests/thread-23: a message is sent, and then it is asked until when to snooze', async () => {
  let stored = takenRequest;
  const thread = await openThread({
    getDeskRequest: () => stored,
    writeDeskMessage: () => (stored = answered),
    moveDeskRequest: () => stored,
  });
  await thread.user.type(message(), 'Booked.');
  await sendAnd(thread, 'Send and Snooze');
  const dialog = within(await screen.findByRole('dialog', { name: 'Put Aside Until' }));
  expect(thread.bodies('writeDeskMessage')).toHaveLength(1);
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2030-02-03' } });
  await thread.user.click(dialog.getByRole('button', { name: 'Snooze' }));
  await waitFor(() =>
    expect(thread.bodies('moveDeskRequest')).toMatchObject([
      { move: 'snooze', version: answered.version },
    ]),
  );
});

test('desk/requests/thread-23: a message that fails moves nothing, and a move that fails leaves the message sent', async () => {
  let isDown = true;
  const thread = await openThread({
    writeDeskMessage: () => (isDown ? rejection(503, 'Back in a minute.') : answered),
    moveDeskRequest: () => rejection(503, 'Not now.'),
  });
  await thread.user.type(message(), 'Booked.');
  await sendAnd(thread, 'Send and Complete');
  await screen.findByText('Back in a minute.');
  expect(message().value).toBe('Booked.');
  expect(thread.bodies('moveDeskRequest')).toEqual([]);
  isDown = false;
  await sendAnd(thread, 'Send and Complete');
  await screen.findByText('Not now.');
  expect(message().value).toBe('');
});

test('desk/requests/thread-23: only what is allowed follows a message', async () => {
  const thread = await openThread({ getDeskRequest: () => newRequestDetail });
  await thread.user.type(message(), 'Booked.');
  await thread.user.click(screen.getByRole('button', { name: 'Send and…' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Send and Snooze']);
});

test('desk/requests/thread-19: Ctrl with Enter on an entry of the menu sends once', async () => {
  const thread = await openThread({ writeDeskMessage: () => answered });
  await thread.user.type(message(), 'Booked.');
  await thread.user.click(screen.getByRole('button', { name: 'Send and…' }));
  const item = await screen.findByRole('menuitem', { name: 'Send and Snooze' });
  item.focus();
  await thread.user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('dialog', { name: 'Put Aside Until' });
  expect(thread.bodies('writeDeskMessage')).toHaveLength(1);
});

test('desk/requests/thread-19: Ctrl with Enter on a canned reply inserts it, and sends nothing', async () => {
  const thread = await openThread({ fillCannedReplies: () => filledReplies });
  await thread.user.type(message(), 'Hello,');
  await thread.user.click(await screen.findByRole('button', { name: 'Insert a Reply' }));
  const item = await screen.findByRole('menuitem', { name: 'Table booked' });
  item.focus();
  await thread.user.keyboard('{Control>}{Enter}{/Control}');
  expect(message().value).toContain('Your table is booked');
  expect(thread.bodies('writeDeskMessage')).toEqual([]);
});

const next = async ({ user }: Thread) => {
  await user.click(screen.getByRole('button', { name: 'Send and…' }));
  const item = await screen.findByRole('menuitem', { name: 'Send and Complete' });
  const isDisabled = item.getAttribute('aria-disabled') === 'true';
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return isDisabled ? 'disabled' : 'enabled';
};

test('desk/requests/thread-23: nothing follows a message while one is sent', async () => {
  const response = Promise.withResolvers<typeof answered>();
  const thread = await openThread({ writeDeskMessage: () => response.promise });
  await thread.user.type(message(), 'Booked.');
  expect(await next(thread)).toBe('enabled');
  await send(thread);
  expect(await next(thread)).toBe('disabled');
  response.resolve(answered);
  await waitFor(() => expect(message().value).toBe(''));
});

test('desk/requests/thread-23: nothing follows a message while a move is made', async () => {
  const response = Promise.withResolvers<typeof answered>();
  const thread = await openThread({ moveDeskRequest: () => response.promise });
  await thread.user.type(message(), 'Booked.');
  await thread.startMove('Wait for the Vendor');
  expect(await next(thread)).toBe('disabled');
  response.resolve(answered);
  await screen.findByText('Booked.', { selector: 'li p' });
  expect(await next(thread)).toBe('enabled');
});
