import type { Profile, ProfileUpdate } from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { editProfileMachine, type EditProfileEvent } from './editProfileMachine.ts';
import { callError } from '../fixtures/callError.ts';
import { profile } from './fixtures/profile.ts';
import { profileDraft } from './profileDraft.ts';

const opened = profileDraft(profile);
const changed: Profile = { ...profile, phone: '+44 1' };
const type = (field: keyof typeof opened, value: string): EditProfileEvent => ({
  type: 'field.changed',
  field,
  value,
});
const change = type('phone', '+44 1');
const submit: EditProfileEvent = { type: 'form.submitted' };
const close: EditProfileEvent = { type: 'form.closed' };

const walkedEvents = [
  change,
  type('professional.workEmail', 'nobody'),
  type('professional.workEmail', ''),
  submit,
  { type: 'failure.dismissed' },
  close,
  { type: 'xstate.done.actor.saving', output: changed },
  { type: 'xstate.error.actor.saving', error: new Error('Not now.') },
  { type: 'xstate.error.actor.saving', error: callError('phone must be a text.', 'phone') },
] as EditProfileEvent[];

type Snapshot = SnapshotFrom<typeof editProfileMachine>;

const invariants: Record<string, (snapshot: Snapshot) => void> = {
  editing: ({ context }) => expect(context).toMatchObject({ profile, saved: null }),
  saving: ({ context }) => {
    expect(context.draft).not.toEqual(opened);
    expect(context.draft['professional.workEmail']).not.toBe('nobody');
    expect(context).toMatchObject({ issues: [], failure: null, saved: null });
  },
  saved: ({ context }) => expect(context).toMatchObject({ failure: null, saved: changed }),
  closed: ({ context, status }) => {
    expect(status).toBe('done');
    expect(context).toMatchObject({ draft: opened, issues: [], failure: null });
  },
};

test('PF6, PF11, PF12: every state is reached, and each meets its invariant', () => {
  const reached = getShortestPaths(editProfileMachine, {
    input: { profile },
    events: walkedEvents,
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state: snapshot }) => snapshot);
  expect(new Set(reached.map(({ value }) => value))).toEqual(new Set(Object.keys(invariants)));
  for (const snapshot of reached) invariants[snapshot.value]?.(snapshot);
  const ends = reached.filter(({ value }) => value === 'closed').map(({ output }) => output);
  expect(ends).toContainEqual(changed);
  expect(ends).toContain(null);
});

const start = (save: (update: ProfileUpdate) => Promise<Profile>) => {
  const saved = vi.fn(save);
  const actor = createActor(
    editProfileMachine.provide({
      actors: { saveProfile: fromPromise(({ input }) => saved(input)) },
    }),
    { input: { profile } },
  ).start();
  const send = (...events: EditProfileEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, saved, send, value: () => actor.getSnapshot().value };
};

test('PF4, PF6: the changes are saved once, and it ends with the new profile', async () => {
  const { actor, saved, send, value } = start(() => Promise.resolve(changed));
  send(change, submit);
  expect(value()).toBe('saving');
  send(submit, type('phone', 'other'), close);
  expect(value()).toBe('saving');
  await vi.waitFor(() => expect(value()).toBe('saved'));
  expect(saved.mock.calls).toEqual([[{ phone: '+44 1' }]]);
  send(close);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: changed });
});

test('PF6: a form with nothing changed closes and sends nothing', () => {
  const { actor, saved, send } = start(() => Promise.resolve(changed));
  send(type('phone', ` ${profile.phone} `), submit);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: null });
  expect(saved).not.toHaveBeenCalled();
});

test('PF5: an invalid value is not sent, and has an issue at its field', () => {
  const { actor, saved, send, value } = start(() => Promise.resolve(changed));
  send(change, type('professional.workEmail', 'nobody'), submit);
  expect(value()).toBe('editing');
  expect(actor.getSnapshot().context.issues).toMatchObject([
    { field: 'professional.workEmail', value: 'nobody' },
  ]);
  expect(saved).not.toHaveBeenCalled();
});

test.each([
  [
    callError('phone holds a character that cannot be kept.', 'phone'),
    [{ message: 'Phone holds a character that cannot be kept.' }],
    null,
  ],
  [new Error('No network.'), [], { message: 'No network.' }],
  ['no', [], { message: 'Failed to update profile' }],
])('PF11: after %j nothing typed is lost, and it can be sent again', async (...given) => {
  const [cause, issues, failure] = given;
  let isDown = true;
  const { actor, send, value } = start(() => {
    // oxlint-disable-next-line typescript/only-throw-error -- callers may throw anything
    if (isDown) throw cause;
    return Promise.resolve(changed);
  });
  send(change, submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  expect(actor.getSnapshot().context).toMatchObject({
    draft: { ...opened, phone: '+44 1' },
    issues,
    failure,
  });
  send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  isDown = false;
  send(submit);
  await vi.waitFor(() => expect(value()).toBe('saved'));
});

test('PF12: closing drops the draft', () => {
  const { actor, send } = start(() => Promise.resolve(changed));
  send(change, close);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { draft: opened } });
  expect(actor.getSnapshot().output).toBeNull();
});
