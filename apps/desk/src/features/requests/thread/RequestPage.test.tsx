import type { DeskRequestDetail } from '@parlour/contract/staff';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rejection } from '../../../testing/fakeDesk.ts';
import { openThread } from '../../../testing/openThread.ts';
import { member } from '../../../testing/member.ts';
import { administrator, concierge } from '../../../testing/people.ts';
import {
  newRequestDetail,
  requests,
  requestWithOwnMessage,
  takenRequest,
} from '../../../testing/requests.ts';
import { storageKeys } from '../../../app/storageKeys.ts';

const [, , openingNight] = requests;
const link = { id: 'r3', reference: 'RQ-9PLW4C', subject: 'Opening night' };
const withRequests = { ...member, requests };
const tagField = () => screen.getByLabelText<HTMLInputElement>('Tags', { selector: 'input' });
const tags = () =>
  within(screen.getByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const undo = () => screen.findByRole('button', { name: 'Undo' });

test('desk/requests/thread-1: tags are added and removed at once, each for itself, beside those of a colleague', async () => {
  let stored = [...takenRequest.tags, 'by a colleague'];
  const { user, bodies } = await openThread({
    changeDeskTags: ({ body }) => {
      const { added, removed } = body;
      stored = [...stored.filter((tag) => !removed.includes(tag)), ...added];
      return { ...takenRequest, tags: stored };
    },
  });
  await user.type(tagField(), 'Window{Enter}');
  expect(tags()).toContain('window');
  await user.click(screen.getByRole('button', { name: 'Remove anniversary' }));
  expect(tags()).not.toContain('anniversary');
  await waitFor(() =>
    expect(bodies('changeDeskTags')).toEqual([
      { added: ['window'], removed: [] },
      { added: [], removed: ['anniversary'] },
    ]),
  );
  await waitFor(() => expect(tags()).toEqual(['by a colleague', 'window']));
});

test('desk/requests/thread-1: tags that were not stored are taken away again, which is said', async () => {
  const { user } = await openThread({
    changeDeskTags: () => rejection(503, 'Back in a minute.'),
  });
  await user.type(tagField(), 'window{Enter}');
  await screen.findByText('Back in a minute.');
  expect(tags()).toEqual(['anniversary']);
});

test('desk/requests/thread-2: another request of the member is linked', async () => {
  const { user, bodies, startMove } = await openThread({
    getMember: () => withRequests,
    linkDeskRequest: () => ({ ...takenRequest, links: [link] }),
  });
  await startMove('Link a Request');
  const dialog = await screen.findByRole('dialog', { name: 'Link a Request' });
  const submit = within(dialog).getByRole('button', { name: 'Link a Request' });
  expect(submit).toHaveProperty('disabled', true);
  // Neither the request itself nor one of another member.
  const found = await within(dialog).findByRole('list', { name: 'Requests of the member' });
  expect(within(found).getAllByRole('button')).toHaveLength(1);
  await user.click(within(found).getByRole('button', { name: /Opening night/ }));
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('linkDeskRequest')).toEqual([{ otherId: 'r3' }]);
  const links = screen.getByRole('region', { name: 'Linked requests' });
  expect(
    within(links)
      .getByRole('link', { name: /RQ-9PLW4C/ })
      .getAttribute('href'),
  ).toBe('/desk/requests/r3');
});

test('desk/requests/thread-2: a request is found by its reference, and one of another member is not', async () => {
  const { user, desk, startMove } = await openThread({
    searchDeskRequests: ({ url }) => ({
      requests: requests.filter(({ reference }) =>
        reference.includes(url.searchParams.get('text') ?? ''),
      ),
      next: null,
    }),
  });
  await startMove('Link a Request');
  const field = await screen.findByRole('searchbox', { name: /Reference/ });
  await user.type(field, 'RQ-3F8QTV');
  await screen.findByText('No other request of this member fits.');
  await user.clear(field);
  await user.type(field, 'RQ-9PLW4C');
  await screen.findByRole('button', { name: /Opening night/ });
  expect(desk.names()).toContain('searchDeskRequests');
});

test('desk/requests/thread-3: a merge says what it does, is made, and is taken back', async () => {
  const now = new Date().toISOString();
  const entry = takenRequest.entries[0]!;
  const merged = {
    ...takenRequest,
    version: 5,
    mergedInto: link,
    entries: [
      ...takenRequest.entries,
      {
        ...entry,
        id: '9',
        move: { name: 'merge' as const, from: entry.move!.from, to: entry.move!.to },
        createdAt: now,
      },
    ],
  };
  const { user, bodies, startMove } = await openThread({
    getMe: () => administrator,
    getMember: () => withRequests,
    mergeDeskRequest: () => merged,
    unmergeDeskRequest: () => ({ ...takenRequest, version: 6 }),
  });
  await startMove('Merge');
  const dialog = await screen.findByRole('dialog', { name: 'Merge into Another Request' });
  await user.click(await within(dialog).findByRole('button', { name: /Opening night/ }));
  expect(dialog.textContent).toContain('RQ-5H3N8V ends here and goes on in RQ-9PLW4C.');
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await screen.findByText(/This request goes on in/);
  expect(bodies('mergeDeskRequest')).toEqual([{ version: 4, intoId: openingNight?.id }]);
  await user.click(screen.getByRole('button', { name: 'Take the Merge Back' }));
  await waitFor(() => expect(screen.queryByText(/This request goes on in/)).toBeNull());
  expect(bodies('unmergeDeskRequest')).toEqual([{ version: 5 }]);
});

test('desk/requests/thread-4: the thread names the colleagues who write, and oneself never', async () => {
  const { services } = await openThread();
  const write = (staffId: string) =>
    act(() => services.presence.writers.add({ subject: 'r1', staffId }));
  write(concierge.id);
  write('staff-9');
  await screen.findByText('Nora Bell is writing');
  write('staff-8');
  await screen.findByText('Nora Bell and Owen Price are writing');
});

test('desk/requests/thread-4: a colleague whose line arrives is no longer shown as writing', async () => {
  let stored = takenRequest;
  const { services, hint } = await openThread({ getDeskRequest: () => stored });
  const write = (staffId: string) =>
    act(() => services.presence.writers.add({ subject: 'r1', staffId }));
  write('staff-9');
  write('staff-8');
  await screen.findByText('Nora Bell and Owen Price are writing');
  const line = { ...takenRequest.entries[2]!, id: '5', text: 'I called them.' };
  const author = { kind: 'staff' as const, name: 'Nora Bell' };
  stored = { ...takenRequest, entries: [...takenRequest.entries, { ...line, author }] };
  await hint();
  await screen.findByText('Owen Price is writing');
  write('staff-9');
  await screen.findByText('Owen Price and Nora Bell are writing');
});

test('desk/requests/thread-4: the other desks are told at most every ten seconds that somebody writes', async () => {
  const { user, desk } = await openThread();
  const announced = () => desk.names().filter((name) => name === 'announceWriting');
  await user.type(screen.getByLabelText('To the member'), 'Good');
  await waitFor(() => expect(announced()).toHaveLength(1));
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + 10_000);
  await user.type(screen.getByLabelText('To the member'), ' evening');
  await waitFor(() => expect(announced()).toHaveLength(2));
});

test('desk/requests/thread-4: the other desks are told at once that a text was emptied or sent, once each', async () => {
  const { user, desk } = await openThread({ writeDeskMessage: () => takenRequest });
  const message = screen.getByLabelText('To the member');
  const states = () =>
    desk.received
      .filter(({ name }) => name === 'announceWriting')
      .map(({ url }) => url.searchParams.get('state'));
  await user.type(message, 'Good');
  await user.clear(message);
  await waitFor(() => expect(states()).toEqual(['writing', 'ended']));
  await user.type(message, 'Good');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(states()).toEqual(['writing', 'ended', 'writing', 'ended']));
});

test('desk/requests/thread-5: a move is taken back, and the note goes away once others changed the request', async () => {
  const vendor = { ...takenRequest, status: 'awaiting_vendor' as const, version: 5 };
  let stored = takenRequest;
  const { user, bodies, startMove, hint } = await openThread({
    getDeskRequest: () => stored,
    moveDeskRequest: ({ body }) => {
      const { move } = body;
      stored = move === 'await_vendor' ? vendor : { ...takenRequest, version: 6 };
      return stored;
    },
  });
  await startMove('Wait for the Vendor');
  await user.click(await undo());
  await screen.findByText('Undone');
  expect(bodies('moveDeskRequest')).toEqual([
    { move: 'await_vendor', version: 4 },
    { move: 'resume', version: 5 },
  ]);
  stored = { ...takenRequest, version: 7 };
  await hint();
  await waitFor(() => expect(screen.queryByText('Undone')).toBeNull());
});

test('desk/requests/thread-8: a taken request is shown at once, and as before with the reason when that fails', async () => {
  let refuse = (_: Response) => {};
  const response = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  const { user } = await openThread({
    getDeskRequest: () => newRequestDetail,
    moveDeskRequest: () => response,
  });
  const summary = within(screen.getByRole('list', { name: 'Summary' }));
  await user.keyboard('t');
  await summary.findByText('With Theo Lindqvist');
  expect(summary.getByText('In progress')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
  refuse(rejection(503, 'Back in a minute.', 'unavailable'));
  await screen.findByText('Back in a minute.');
  expect(summary.getByText('Unassigned')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take' })).toBeTruthy();
});

test('desk/requests/thread-11: a note mentions colleagues, who are sent with it and named in its line', async () => {
  const { user, bodies } = await openThread({
    writeDeskNote: () => takenRequest,
    searchDeskRequests: () => ({ requests, next: null }),
  });
  expect(screen.getByText('For Nora Bell')).toBeTruthy();
  await user.keyboard('n');
  await user.keyboard('Please call them, @');
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Nora Bell', 'Owen Price']);
  await user.keyboard('no{Enter}and look at #open');
  await user.click(await screen.findByRole('option', { name: /^RQ-9PLW4C/ }));
  const text = 'Please call them, @Nora Bell and look at #RQ-9PLW4C';
  expect(sessionStorage.getItem(storageKeys.drafts)).toContain(text);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(bodies('writeDeskNote')).toEqual([{ text, mentions: ['staff-9'] }]));
});

test('desk/requests/thread-18: a note shows who and what it mentions, and other words as they are', async () => {
  const [line] = takenRequest.entries;
  const note = {
    ...line!,
    id: '9',
    kind: 'note',
    move: null,
    text: 'Ask @Nora Bell about #RQ-9PLW4C, not #RQ-AAAAAA',
    mentions: [{ id: 'staff-9', name: 'Nora Bell' }],
    references: [{ id: 'r3', reference: 'RQ-9PLW4C', subject: 'Opening night' }],
  } as const;
  const message = { ...note, id: '10', kind: 'message', mentions: [], references: [] } as const;
  const files: [] = [];
  await openThread({
    getDeskRequest: () => ({
      ...takenRequest,
      entries: [
        { ...note, mentions: [...note.mentions], references: [...note.references], files },
        { ...message, mentions: [], references: [], files },
      ],
    }),
  });
  const link = screen.getByRole('link', { name: 'RQ-9PLW4C · Opening night' });
  expect(link.getAttribute('href')).toBe('/desk/requests/r3');
  expect(link.parentElement?.textContent).toBe(
    'Ask @Nora Bell about RQ-9PLW4C · Opening night, not #RQ-AAAAAA',
  );
  expect(screen.getByText(note.text)).toBeTruthy();
  expect(screen.queryByText(/^For /)).toBeNull();
});

test('desk/requests/thread-19: Ctrl or Command with Enter sends a message, and Enter alone does not', async () => {
  const { user, bodies } = await openThread({ writeDeskMessage: () => requestWithOwnMessage });
  await user.keyboard('r');
  await user.keyboard('Booked.{Enter}{Meta>}{Enter}{/Meta}');
  await waitFor(() =>
    expect(bodies('writeDeskMessage')).toEqual([{ text: 'Booked.', lastSeenEntry: '4' }]),
  );
});

test('desk/requests/thread-12: m opens the moves, # goes to the tags, and keys start the offered moves alone', async () => {
  const { user, desk } = await openThread();
  await user.keyboard('ag');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('t');
  expect(desk.names()).not.toContain('moveDeskRequest');
  await user.keyboard('s');
  await screen.findByRole('dialog', { name: 'Put Aside Until' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('l');
  await screen.findByRole('dialog', { name: 'Link a Request' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('m');
  await screen.findByRole('menuitem', { name: 'Confirm' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.keyboard('#');
  expect(document.activeElement).toBe(tagField());
});

test('desk/requests-20: with the keys turned off no letter starts a move, and the menu names none', async () => {
  localStorage.setItem(storageKeys.keysOff, 'off');
  const { user } = await openThread();
  await user.keyboard('sl?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const snooze = await screen.findByRole('menuitem', { name: 'Snooze' });
  expect(snooze.textContent).toBe('Snooze');
});

test('desk/requests/thread-12: a assigns and g merges, for who may', async () => {
  const { user } = await openThread({ getMe: () => administrator });
  await user.keyboard('a');
  await screen.findByRole('dialog', { name: 'Who gets this request?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('g');
  await screen.findByRole('dialog', { name: 'Merge into Another Request' });
});

test('desk/requests-19: lines before the newest 200 are loaded when they are wanted', async () => {
  const { user } = await openThread({
    getDeskRequest: ({ url }) =>
      url.searchParams.get('before') === null
        ? { ...takenRequest, entries: takenRequest.entries.slice(2), hasEarlierEntries: true }
        : { ...takenRequest, entries: takenRequest.entries.slice(0, 2) },
  });
  const thread = await screen.findByRole('list', { name: 'Thread' });
  expect(within(thread).queryByText(/Theo Lindqvist took/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Earlier Lines' }));
  await within(thread).findByText(/Theo Lindqvist took/);
  expect(screen.queryByRole('button', { name: 'Show Earlier Lines' })).toBeNull();
});

test('desk/requests/thread-12: the menu of moves keeps the focus while a move is made', async () => {
  const response = Promise.withResolvers<DeskRequestDetail>();
  const { bodies, startMove } = await openThread({ moveDeskRequest: () => response.promise });
  await startMove('Put Back into the Queue');
  await waitFor(() => expect(bodies('moveDeskRequest')).toHaveLength(1));
  const menu = screen.getByRole('button', { name: 'Move' });
  expect(menu).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(menu);
  // Meanwhile no other move is made.
  await startMove('Put Back into the Queue');
  expect(bodies('moveDeskRequest')).toHaveLength(1);
  response.resolve({ ...takenRequest, status: 'completed' });
  await screen.findByText('Completed');
});
