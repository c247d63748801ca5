import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftedEvent } from '../testing/content.ts';
import { fakeDesk, type FakeHandlers, rejection } from '../testing/fakeDesk.ts';
import { losingFirst } from '../testing/losingFirst.ts';
import { changeRequests, member } from '../testing/member.ts';
import { concierge } from '../testing/people.ts';
import { renderDesk } from '../testing/renderDesk.tsx';
import { replies } from '../testing/replies.ts';
import { takenRequest } from '../testing/requests.ts';
import { storageKeys } from './storageKeys.ts';
import { withStored } from './storedForms.ts';

const handlers: FakeHandlers = {
  listCannedReplies: () => replies,
  listChangeRequests: () => [...changeRequests],
  getContent: () => draftedEvent({ location: 'The river' }),
  listSuggestedValues: () => [],
};

interface Dialog {
  readonly path: string;
  readonly button: string;
  /** The entry of the menu that the button opens. Undefined where it opens the dialog. */
  readonly item?: string;
  /** The field that is typed into. */
  readonly field: RegExp;
}

const dialogs: readonly (readonly [what: string, dialog: Dialog])[] = [
  ['a new reply', { path: '/replies', button: 'New Reply', field: /^Text/ }],
  [
    'a changed reply',
    { path: '/replies', button: 'Change Received', item: 'Change Reply', field: /^Title/ },
  ],
  ['a macro', { path: '/replies', button: 'New Macro', field: /^Text to the member/ }],
  ['a colleague', { path: '/staff', button: 'Invite a Colleague', field: /^Last name/ }],
  ['a new member', { path: '/members', button: 'Invite a Member', field: /^Last name/ }],
  [
    'a profile',
    { path: '/members/m1', button: 'Change Member', item: 'Edit Profile', field: /^City/ },
  ],
  [
    'another email',
    { path: '/members/m1', button: 'Change Member', item: 'Change Email', field: /^New email/ },
  ],
  [
    'why a membership is suspended',
    { path: '/members/m1', button: 'Change Member', item: 'Suspend Membership', field: /^Reason/ },
  ],
  ['why a document is opened', { path: '/members/m1', button: 'Passport', field: /^Reason/ }],
  ['the note of a decision', { path: '/change-requests', button: 'Decline', field: /^Note/ }],
  [
    'the name of a filter',
    { path: '/requests', button: 'Saved Filters', item: 'Save or Delete…', field: /^Name of/ },
  ],
  [
    'what a picture shows',
    { path: '/pictures', button: 'Edit terrace.jpg', field: /^Alternative/ },
  ],
  [
    'a line with a publication',
    { path: '/content/event/e1', button: 'Publish', field: /^A line to them/ },
  ],
];

/** Opens a page of the desk, with a dialog or without. */
function open(path: string, more: FakeHandlers = {}) {
  const desk = fakeDesk({ ...handlers, ...more });
  const rendered = renderDesk(path);
  const press = async (name: string, role = 'button') => {
    const [first] = await screen.findAllByRole(role, { name });
    await rendered.user.click(first!);
  };
  return { ...rendered, desk, press };
}

const fieldOf = async (label: RegExp) =>
  within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(label);

/** Opens a dialog, and types into it. */
async function type({ path, button, item, field }: Dialog, more: FakeHandlers = {}) {
  const page = open(path, more);
  await page.press(button);
  if (item !== undefined) await page.press(item, 'menuitem');
  const input = await fieldOf(field);
  await page.user.clear(input);
  await page.user.type(input, 'Half of it');
  return page;
}

const closeWithEscape = ({ user }: ReturnType<typeof open>) => user.keyboard('{Escape}');

test.each(dialogs)(
  'desk/app-17: what is typed for %s is there after a reload, until the dialog is closed',
  async (_, dialog) => {
    await type(dialog);
    cleanup();
    const reloaded = open(dialog.path);
    expect((await fieldOf(dialog.field)).value).toBe('Half of it');
    await closeWithEscape(reloaded);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem(storageKeys.drafts)).toBeNull();
  },
);

const suspension: Dialog = {
  path: '/members/m1',
  button: 'Change Member',
  item: 'Suspend Membership',
  field: /^Reason/,
};

test('desk/app-17: what is typed in a dialog survives the end of the session, for nobody else', async () => {
  const first = await type(suspension, {
    suspendMember: () => rejection(401, 'Please sign in.', 'unauthenticated'),
  });
  await first.press('Suspend Membership');
  await screen.findByText('Your session has ended. Please sign in again.');
  cleanup();
  open('/members/m1', { getMe: () => ({ ...concierge, roles: ['manager'] }) });
  await screen.findByRole('heading', { level: 1, name: 'Grace Okafor' });
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  open('/members/m1');
  expect((await fieldOf(suspension.field)).value).toBe('Half of it');
});

test('desk/app-17: who may no longer do it gets no dialog', async () => {
  await type(suspension);
  cleanup();
  open('/members/m1', { getMe: () => ({ ...concierge, id: 'staff-1' }) });
  await screen.findByRole('heading', { level: 1, name: 'Grace Okafor' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('desk/app-18: what was sent without a response is the same call after a reload, and another one once changed', async () => {
  const suspend = { suspendMember: losingFirst(() => ({ id: 'm1', version: 4 })) };
  const keysOf = ({ desk }: ReturnType<typeof open>) =>
    desk.received
      .filter(({ name }) => name === 'suspendMember')
      .map(({ idempotencyKey }) => idempotencyKey);
  const first = await type(suspension, suspend);
  await first.press('Suspend Membership');
  await screen.findByRole('alert');
  const [lost] = keysOf(first);
  cleanup();
  const again = open('/members/m1', { suspendMember: () => rejection(500, 'It failed.') });
  await fieldOf(suspension.field);
  await again.press('Suspend Membership');
  await screen.findByRole('alert');
  await again.user.type(await fieldOf(suspension.field), '!');
  await again.press('Suspend Membership');
  await waitFor(() => expect(keysOf(again)).toHaveLength(2));
  expect(keysOf(again)[0]).toBe(lost);
  expect(keysOf(again)[1]).not.toBe(lost);
});

test('desk/app-17, desk/members-4: fields that were not typed into follow what somebody changed meanwhile', async () => {
  const profile: Dialog = { ...suspension, item: 'Edit Profile', field: /^City/ };
  await type(profile);
  cleanup();
  const theirs = { ...member, version: 9, phone: '+1 555 0199' };
  const page = open('/members/m1', {
    getMember: () => theirs,
    changeMember: () => ({ id: 'm1', version: 10 }),
  });
  expect((await fieldOf(/^Phone/)).value).toBe('+1 555 0199');
  await page.press('Save Profile');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.desk.received.find(({ name }) => name === 'changeMember')?.body).toEqual({
    version: 9,
    address: { city: 'Half of it' },
  });
});

test('desk/app-17, desk/replies-8: a reply that a colleague changed meanwhile is not changed unseen after a reload', async () => {
  await type({
    path: '/replies',
    button: 'Change Received',
    item: 'Change Reply',
    field: /^Title/,
  });
  cleanup();
  const theirs = [{ ...replies[0]!, text: 'We have it.', version: 7 }];
  const page = open('/replies', {
    listCannedReplies: () => theirs,
    changeCannedReply: () => rejection(409, 'Somebody changed this.', 'changed_meanwhile'),
  });
  await fieldOf(/^Title/);
  await page.press('Save Reply');
  await screen.findByText(/yours was not saved/);
  expect(page.desk.received.find(({ name }) => name === 'changeCannedReply')?.body).toMatchObject({
    title: 'Half of it',
    version: 2,
  });
});

test('desk/app-17: what was typed for a reply that a colleague deleted meanwhile begins a new one', async () => {
  await type({
    path: '/replies',
    button: 'Change Received',
    item: 'Change Reply',
    field: /^Title/,
  });
  cleanup();
  open('/replies', { listCannedReplies: () => [] });
  await screen.findByRole('dialog', { name: 'New Reply' });
  expect((await fieldOf(/^Title/)).value).toBe('Half of it');
});

test('desk/app-17: what is typed into the settings is there after a reload, until it is saved', async () => {
  const first = open('/settings');
  await first.user.type(await screen.findByLabelText(/Telephone/), '+44 20 7946 0999');
  cleanup();
  const { user, press, desk } = open('/settings', { changeSettings: () => rejection(500, 'No.') });
  expect(await screen.findByLabelText(/Telephone/)).toHaveProperty('value', '+44 20 7946 0999');
  await press('Save Details');
  await screen.findByText('No.');
  expect(desk.received.find(({ name }) => name === 'changeSettings')?.body).toMatchObject({
    clubPhone: '+44 20 7946 0999',
  });
  await user.clear(screen.getByLabelText(/Telephone/));
});

test('desk/app-17: a proof that a call asks for is never stored', async () => {
  const page = await type(suspension, {
    suspendMember: () => rejection(403, 'Please confirm.', 'step_up_required'),
  });
  await page.press('Suspend Membership');
  const proof = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await page.user.type(within(proof).getByLabelText(/Code/), '654321');
  expect(sessionStorage.getItem(storageKeys.drafts)).toContain('Half of it');
  for (const storage of [sessionStorage, localStorage]) {
    expect(JSON.stringify(Object.entries(storage))).not.toContain('654321');
  }
});

interface StoredByOthers {
  readonly key?: string;
  /** The drafts by their names, as JSON. */
  readonly drafts: string;
  readonly path: string;
  readonly field: RegExp;
}

// Written out, since open tabs keep it over an update.
const storedBefore: readonly (readonly [what: string, stored: StoredByOthers])[] = [
  [
    'a request for a member',
    {
      drafts: `"entry":{"search":"gra","member":{"id":"m1","name":"Grace Okafor","email":"grace@okafor.example"},
        "form":{"changes":{"requestType":"Other","subject":"Half of it"},"idempotencyKey":"key-1"}}`,
      path: '/requests',
      field: /^Subject/,
    },
  ],
  [
    'a dialog',
    {
      drafts: `"form:member:m1":{"task":{"action":"suspend"},"typed":{"reason":"Half of it"}}`,
      path: '/members/m1',
      field: /^Reason/,
    },
  ],
  [
    'a form',
    {
      drafts: `"form:settings":{"typed":{"clubPhone":"Half of it"}}`,
      path: '/settings',
      field: /^Telephone/,
    },
  ],
  [
    'a move',
    {
      drafts: `"move:r1":{"asked":"decline","draft":{"text":"Half of it","date":"","time":"","endDate":"",
        "assigneeId":"","search":"","other":null,"files":[]}}`,
      path: '/requests/r1',
      field: /^Why/,
    },
  ],
  [
    'a message',
    {
      drafts: `"r1":{"message":{"text":"Half of it","files":[],"begunAfter":null},"note":null}`,
      path: '/requests/r1',
      field: /^To the member/,
    },
  ],
  [
    'an item',
    {
      key: 'parlour_desk_content',
      drafts: `"event:e1":{"body":{"title":"Half of it"},"seen":{"version":1,"baseVersion":3}}`,
      path: '/content/event/e1',
      field: /^Title/,
    },
  ],
];

test.each(storedBefore)(
  'desk/app-17: %s that a page of the release before stored is read',
  async (_, { key = 'parlour_desk_drafts', drafts, path, field }) => {
    sessionStorage.setItem(key, `{"staffId":"staff-1","drafts":{${drafts}}}`);
    open(path);
    expect(await screen.findByLabelText(field)).toHaveProperty('value', 'Half of it');
  },
);

test('desk/app-18: a merge that a page of the release before sent without a response is the same call', async () => {
  sessionStorage.setItem(
    'parlour_desk_drafts',
    `{"staffId":"staff-1","drafts":{
      "move:r1":{"asked":"merge","draft":{"text":"","date":"","time":"","endDate":"","assigneeId":"","search":"",
        "other":{"id":"r3","reference":"RQ-9PLW4C","subject":"Opening night"},"files":[]}},
      "sent:r1":{"move":{"content":{"move":"merge","otherId":"r3"},"seen":{"version":3,"status":"in_progress",
        "assignee":null,"snoozedUntil":null,"lastEntry":null},"idempotencyKey":"key-1","isLost":true}}}}`,
  );
  const { press, desk } = open('/requests/r1', { mergeDeskRequest: () => takenRequest });
  await screen.findByRole('dialog', { name: 'Merge into Another Request' });
  await press('Merge');
  await waitFor(() => expect(desk.names()).toContain('mergeDeskRequest'));
  const [sent] = desk.calls('mergeDeskRequest');
  expect(sent).toMatchObject({ idempotencyKey: 'key-1', body: { version: 3, intoId: 'r3' } });
});

test('desk/app-17: a stored value of another kind is left out', () => {
  const fields = { text: 'a', isTrue: false, list: ['b'] };
  const stored = { text: 'c', isTrue: 'd', list: [1], more: 'e' };
  expect(withStored(fields, stored)).toEqual({ ...fields, text: 'c' });
});
