import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../app/storageKeys.ts';
import { fakeDesk, rejection } from '../../../testing/fakeDesk.ts';
import { openThread } from '../../../testing/openThread.ts';
import { member } from '../../../testing/member.ts';
import { administrator, concierge } from '../../../testing/people.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import {
  newRequestDetail,
  requests,
  requestWithOwnMessage,
  requestWithNews,
  takenRequest,
} from '../../../testing/requests.ts';
import { takeSavedFiles } from '../../../testing/savedFiles.ts';

type User = Awaited<ReturnType<typeof openThread>>['user'];

const offered = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByRole('menu');
  // The key of a move is beside its name.
  return screen.getAllByRole('menuitem').map(({ firstChild }) => firstChild?.textContent);
};

const changed = () => rejection(409, 'This request has changed meanwhile.', 'changed_meanwhile');

test('desk/requests-5: a request is shown in words, with who wrote what and whether staff alone read it', async () => {
  await openThread();
  const summary = within(screen.getByRole('list', { name: 'Summary' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(summary.slice(0, 4)).toEqual([
    'In progress',
    'RQ-5H3N8V',
    'Grace Okafor',
    'With Theo Lindqvist',
  ]);
  const facts = screen.getByRole('complementary', { name: 'The request' });
  expect(within(facts).getByText('Osteria del Lago')).toBeTruthy();
  const lines = within(screen.getByRole('list', { name: 'Thread' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Theo Lindqvist took the request/);
  expect(lines[2]).toMatch(/^Theo Lindqvist.*Internal.*corner table/);
  expect(lines[3]).toMatch(/^Grace Okafor.*corner table\.jpg/);
});

test('desk/requests-6, desk/requests-7: r and n go to a message and a note, and each keeps its own text', async () => {
  const { user, bodies } = await openThread({ writeDeskNote: () => requestWithOwnMessage });
  await user.keyboard('r');
  await user.keyboard('Good evening');
  await user.tab();
  await user.keyboard('n');
  expect(document.activeElement).toBe(screen.getByLabelText('For staff alone'));
  await user.keyboard('Ask Nora');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('For staff alone').value).toBe(''),
  );
  expect(bodies('writeDeskNote')).toEqual([{ text: 'Ask Nora' }]);
  await user.click(screen.getByRole('tab', { name: 'Message' }));
  expect(screen.getByLabelText<HTMLInputElement>('To the member').value).toBe('Good evening');
  expect(screen.queryByRole('list', { name: 'Added while you were writing' })).toBeNull();
});

test('desk/requests-8: what came meanwhile is shown before a message is sent again, and nothing typed is lost', async () => {
  let stored = takenRequest;
  const { user, bodies } = await openThread({
    getDeskRequest: () => stored,
    writeDeskMessage: ({ body }) => {
      stored = requestWithNews;
      return JSON.stringify(body).includes('"lastSeenEntry":"5"') ? stored : changed();
    },
  });
  await user.type(screen.getByLabelText('To the member'), 'Booked for eight.');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText(/others wrote first/);
  const since = screen.getByRole('list', { name: 'Added while you were writing' });
  expect(within(since).getByText('Could we make it half past seven?')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('To the member').value).toBe('Booked for eight.');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('To the member').value).toBe(''),
  );
  expect(bodies('writeDeskMessage')).toEqual([
    { text: 'Booked for eight.', lastSeenEntry: '4' },
    { text: 'Booked for eight.', lastSeenEntry: '5' },
  ]);
});

test('desk/requests-8: the answer of a member is shown before a message that was begun is sent', async () => {
  let stored = takenRequest;
  const { user, bodies, hint } = await openThread({
    getDeskRequest: () => stored,
    writeDeskMessage: () => requestWithNews,
  });
  await user.type(screen.getByLabelText('To the member'), 'Booked for eight.');
  stored = requestWithNews;
  await hint();
  const told = await screen.findByRole('list', { name: 'Added while you were writing' });
  expect(within(told).getByText('Could we make it half past seven?')).toBeTruthy();
  expect(bodies('writeDeskMessage')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() =>
    expect(bodies('writeDeskMessage')).toEqual([{ text: 'Booked for eight.', lastSeenEntry: '5' }]),
  );
});

test('desk/requests-9: a failed message stays, and is sent again with its key', async () => {
  const keys: (string | null)[] = [];
  let isDown = true;
  const { user } = await openThread({
    writeDeskMessage: ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return isDown ? rejection(503, 'Back in a minute.', 'unavailable') : takenRequest;
    },
  });
  await user.type(screen.getByLabelText('To the member'), 'Booked.');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText('Back in a minute.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('To the member').value).toBe(''),
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('desk/requests-10: the menu has what the status and the roles allow', async () => {
  const { user } = await openThread();
  expect(await offered(user)).toEqual([
    'Ask the Member',
    'Wait for the Vendor',
    'Confirm',
    'Complete',
    'Decline',
    'Cancel',
    'Snooze',
    'Put Back into the Queue',
    'Link a Request',
    'Hand Over',
  ]);
});

test('desk/requests-10: a manager also assigns, and takes what a colleague has', async () => {
  const { user } = await openThread({ getMe: () => administrator });
  expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
  expect((await offered(user)).slice(0, 2)).toEqual(['Take', 'Assign']);
});

test('desk/requests-10: an unassigned request is taken by a button', async () => {
  const { user, bodies } = await openThread({
    getDeskRequest: () => newRequestDetail,
    moveDeskRequest: () => takenRequest,
  });
  await user.click(screen.getByRole('button', { name: 'Take' }));
  await screen.findByText('In progress');
  expect(bodies('moveDeskRequest')).toEqual([{ move: 'take', version: 1 }]);
});

test('desk/requests-11: a request is confirmed with its day, which stays when it fails', async () => {
  let isRefused = true;
  const { user, bodies, startMove } = await openThread({
    moveDeskRequest: () =>
      isRefused ? rejection(400, 'The day has passed.', 'invalid_input') : takenRequest,
  });
  await startMove('Confirm');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm the Request' });
  const date = within(dialog).getByLabelText<HTMLInputElement>(/^Date/);
  await user.type(date, '2099-02-14');
  await user.type(within(dialog).getByLabelText(/^Time/), '20:00');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('The day has passed.');
  expect(date.value).toBe('2099-02-14');
  isRefused = false;
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest').at(-1)).toEqual({
    move: 'confirm',
    version: 4,
    date: '2099-02-14',
    time: '20:00',
    endDate: null,
    endTime: null,
    party: null,
    place: null,
    address: null,
    confirmationNumber: null,
  });
});

test('desk/requests-11: a request is declined with words alone', async () => {
  const { user, bodies, startMove } = await openThread({ moveDeskRequest: () => takenRequest });
  await startMove('Decline');
  const dialog = await screen.findByRole('dialog', { name: 'Decline the Request' });
  const decline = within(dialog).getByRole('button', { name: 'Decline' });
  expect(decline).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText(/^Why/), ' Fully booked. ');
  await user.click(decline);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest')).toEqual([
    { move: 'decline', version: 4, text: 'Fully booked.' },
  ]);
});

test('desk/requests-11: a manager gives a request to a colleague', async () => {
  const { user, bodies, startMove } = await openThread({
    getMe: () => administrator,
    listAssignees: () => [{ id: 'staff-9', name: 'Nora Bell' }],
    assignDeskRequest: () => takenRequest,
  });
  await startMove('Assign');
  const dialog = await screen.findByRole('dialog', { name: 'Who gets this request?' });
  await user.click(within(dialog).getByRole('combobox', { name: /Colleague/ }));
  await user.click(await screen.findByRole('option', { name: 'Nora Bell' }));
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('assignDeskRequest')).toEqual([{ version: 4, assigneeId: 'staff-9' }]);
});

test('desk/requests-12: a request that changed meanwhile is read anew, and the move can be made again', async () => {
  let stored = takenRequest;
  const { user, bodies, startMove } = await openThread({
    getDeskRequest: () => stored,
    moveDeskRequest: () => {
      if (stored === requestWithNews) return { ...stored, status: 'completed' };
      stored = requestWithNews;
      return changed();
    },
  });
  await startMove('Complete');
  const dialog = await screen.findByRole('dialog', { name: 'Complete the Request' });
  await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/changed this request/);
  expect(screen.getByText('Could we make it half past seven?')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest')).toEqual([
    { move: 'complete', version: 4 },
    { move: 'complete', version: 5 },
  ]);
  expect(screen.getByText('Completed')).toBeTruthy();
});

test('desk/requests-13: a request that does not exist says so and leads back', async () => {
  fakeDesk({ getDeskRequest: () => rejection(404, 'Request not found.', 'not_found') });
  renderDesk('/requests/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'Request not found' });
  expect(screen.getByRole('link', { name: 'Back to the Queue' }).getAttribute('href')).toBe(
    '/desk/requests',
  );
});

test('desk/app-2: once a role was taken away, nothing of the thread stays on the screen or in the cache', async () => {
  let isAllowed = true;
  const refused = () => rejection(403, 'Your roles do not allow this.', 'forbidden');
  const { hint, services } = await openThread({
    getDeskRequest: () => (isAllowed ? takenRequest : refused()),
    getMember: () => (isAllowed ? member : refused()),
    listDeskRequests: () => (isAllowed ? { requests, next: null } : refused()),
    getMe: () => (isAllowed ? concierge : { ...concierge, roles: ['editor'] }),
  });
  await screen.findByText(/loved the corner table/);
  isAllowed = false;
  await hint();
  await screen.findByText('Your roles do not allow this.');
  expect(screen.queryByText(/corner table/)).toBeNull();
  expect(screen.queryByText(takenRequest.subject)).toBeNull();
  await waitFor(() => {
    const cached = services.queryClient.getQueryCache().getAll();
    const left = cached.filter(({ state }) => state.data !== undefined);
    expect(JSON.stringify(left.map(({ state }) => state.data))).not.toMatch(/Okafor|anniversary/);
  });
});

const plan = { id: 'f1', name: 'Plan.pdf', size: 4, extension: 'pdf' };
const chooseFile = async (user: User, name: string) =>
  user.upload(
    screen.getByLabelText(/Add a file/),
    new File(['plan'], name, { type: 'application/pdf' }),
  );

test('desk/requests-11: a question goes with the file that was added to it', async () => {
  const { user, bodies, startMove } = await openThread({
    uploadDeskFile: () => plan,
    moveDeskRequest: () => takenRequest,
  });
  await startMove('Ask the Member');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the Member' }));
  await user.type(dialog.getByLabelText(/^Question/), 'This one?');
  await user.upload(
    dialog.getByLabelText(/Add a file/),
    new File(['plan'], plan.name, { type: 'application/pdf' }),
  );
  await dialog.findByRole('list', { name: 'Added files' });
  await user.click(dialog.getByRole('button', { name: 'Ask the Member' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest')).toEqual([
    { move: 'ask', version: 4, text: 'This one?', fileIds: ['f1'] },
  ]);
});

test('desk/requests-18: a file goes with a message, and one that the server refuses says why', async () => {
  const { user, bodies } = await openThread({
    uploadDeskFile: ({ body }) =>
      JSON.stringify(body).includes('Plan.pdf') ? plan : rejection(400, 'This is not a PDF.'),
    writeDeskMessage: () => requestWithNews,
  });
  await user.type(screen.getByLabelText('To the member'), 'Which table?');
  await chooseFile(user, 'Forged.pdf');
  expect(await screen.findByText('This is not a PDF.')).toBeTruthy();
  await chooseFile(user, 'Plan.pdf');
  await screen.findByRole('list', { name: 'Added files' });
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Added files' })).toBeNull());
  expect(bodies('writeDeskMessage')).toEqual([
    { text: 'Which table?', fileIds: ['f1'], lastSeenEntry: takenRequest.entries.at(-1)?.id },
  ]);
});

test('desk/requests-18: a file that is removed is not sent, and leaves the server', async () => {
  const { user, bodies, desk } = await openThread({
    uploadDeskFile: () => plan,
    deleteDeskFile: () => null,
    writeDeskMessage: () => requestWithNews,
  });
  await chooseFile(user, 'Plan.pdf');
  await user.click(await screen.findByRole('button', { name: 'Remove Plan.pdf' }));
  await user.type(screen.getByLabelText('To the member'), 'Good evening');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(bodies('writeDeskMessage')).toHaveLength(1));
  expect(bodies('writeDeskMessage')[0]).not.toHaveProperty('fileIds');
  expect(desk.names()).toContain('deleteDeskFile');
});

test('desk/requests-15: a file of the thread is shown in the page', async () => {
  const { user } = await openThread({
    getDeskFile: () => new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } }),
  });
  takeSavedFiles();
  await user.click(screen.getByRole('button', { name: /corner table\.jpg/ }));
  expect((await screen.findByRole<HTMLImageElement>('img')).src).toBe('blob:saved');
});

test('desk/requests-14: what is written survives a reload, and signing out drops it', async () => {
  const { user } = await openThread();
  await user.type(screen.getByLabelText('To the member'), 'Half a sentence');
  cleanup();
  const reloaded = await openThread({ signOutStaff: () => null });
  expect(screen.getByLabelText<HTMLTextAreaElement>('To the member').value).toBe('Half a sentence');
  await reloaded.user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(reloaded.path()).toBe('/sign-in'));
  expect(sessionStorage.getItem(storageKeys.drafts)).toBeNull();
});

test('desk/requests-14: nobody else who signs in at the tab sees what was written', async () => {
  const { user } = await openThread();
  await user.type(screen.getByLabelText('To the member'), 'Half a sentence');
  cleanup();
  await openThread({ getMe: () => administrator });
  expect(screen.getByLabelText<HTMLTextAreaElement>('To the member').value).toBe('');
});
