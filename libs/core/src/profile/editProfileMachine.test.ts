import type { CallFailure, Profile, ProfileUpdate, Result } from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { walkForm } from '../fixtures/walkForm.ts';
import type { FormEvent, FormSubmission } from '../forms/formMachine.ts';
import { changedValues } from '../forms/parkedDraft.ts';
import { editProfileMachine } from './editProfileMachine.ts';
import { profile } from './fixtures/profile.ts';
import { type ProfileDraft, profileDraft } from './profileDraft.ts';

type Event = FormEvent<ProfileDraft>;
const opened = profileDraft(profile);
const changed: Profile = { ...profile, phone: '+44 20 79' };
const type = (field: keyof ProfileDraft, value: string): Event => ({
  type: 'draft.changed',
  change: { [field]: value },
});
const change = type('phone', '+44 20 79');
const submit: Event = { type: 'form.submitted' };
const close: Event = { type: 'form.closed' };
const success = () => Promise.resolve({ ok: true, value: changed } as const);

test('core/profile-6, core/profile-14, core/profile-15, core/forms-3: every state is reached, and each meets its invariant', () => {
  const outputs: unknown[] = [];
  walkForm(
    editProfileMachine,
    {
      input: { profile },
      changes: [
        { phone: '+44 20 79' },
        { 'professional.workEmail': 'nobody' },
        { 'professional.workEmail': '' },
      ],
      stored: changed,
      failures: [domainFailure('Not now.'), domainFailure('phone must be a text.', 'phone')],
      emptyDraft: opened,
    },
    {
      editing: ({ context }) => expect(context.input.profile).toEqual(profile),
      submitting: ({ context }) => {
        expect(context.draft).not.toEqual(opened);
        expect(context.draft['professional.workEmail']).not.toBe('nobody');
      },
      succeeded: ({ context }) => expect(context.draft).not.toEqual(opened),
      dismissed: ({ context }) => expect(context.input.profile).toEqual(profile),
      closed: ({ output }) => outputs.push(output),
    },
  );
  expect(outputs).toContainEqual(changed);
  expect(outputs).toContain(null);
});

const start = (
  save: (submission: FormSubmission<ProfileUpdate>) => Promise<Result<Profile, CallFailure>>,
) => {
  const saved = vi.fn(save);
  let keys = 0;
  const actor = createActor(
    editProfileMachine.provide({ actors: { submit: fromPromise(({ input }) => saved(input)) } }),
    { input: { profile, makeIdempotencyKey: () => `key-${(keys += 1)}` } },
  ).start();
  const send = (...events: Event[]) => events.forEach((event) => actor.send(event));
  return { actor, saved, send, value: () => actor.getSnapshot().value };
};

test('core/profile-4, core/profile-6: the changes are saved once, and it ends with the new profile', async () => {
  const { actor, saved, send, value } = start(success);
  send(change, submit);
  expect(value()).toBe('submitting');
  send(submit, type('phone', '55 555'), close);
  expect(value()).toBe('submitting');
  await vi.waitFor(() => expect(value()).toBe('succeeded'));
  expect(saved.mock.calls.map(([{ payload }]) => payload)).toEqual([{ phone: '+44 20 79' }]);
  send(close);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: changed });
});

test('core/profile-7: a form with nothing changed closes and sends nothing', () => {
  const { actor, saved, send } = start(success);
  send(type('phone', ` ${profile.phone} `), submit);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: null });
  expect(saved).not.toHaveBeenCalled();
});

test('core/profile-5: an invalid value is not sent, and has an issue at its field', () => {
  const { actor, saved, send, value } = start(success);
  send(change, type('professional.workEmail', 'nobody'), submit);
  expect(value()).toBe('editing');
  expect(actor.getSnapshot().context.issues).toMatchObject([{ field: 'professional.workEmail' }]);
  expect(saved).not.toHaveBeenCalled();
  send(type('professional.workEmail', ''));
  expect(actor.getSnapshot().context.issues).toEqual([]);
});

test.each([
  [
    domainFailure('phone holds a character that cannot be kept.', 'phone'),
    [{ message: 'Phone holds a character that cannot be kept.' }],
    null,
  ],
  [lostResponse, [], { message: lostResponse.message }],
  [domainFailure(''), [], { message: 'Failed to update profile' }],
])(
  'core/profile-14, core/forms-4: after %j nothing typed is lost, and it can be sent again',
  async (...given) => {
    const [cause, issues, failure] = given;
    let isDown = true;
    const { actor, saved, send, value } = start(() =>
      isDown ? Promise.resolve({ ok: false, failure: cause }) : success(),
    );
    send(change, submit);
    await vi.waitFor(() => expect(value()).toBe('editing'));
    expect(actor.getSnapshot().context).toMatchObject({
      draft: { ...opened, phone: '+44 20 79' },
      issues,
      failure,
    });
    send({ type: 'failure.dismissed' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    isDown = false;
    send(submit);
    await vi.waitFor(() => expect(value()).toBe('succeeded'));
    expect(saved.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
  },
);

test('core/profile-15: closing drops the draft, once it can not be undone any more', () => {
  const { actor, send, value } = start(success);
  send(change, close);
  expect(value()).toBe('dismissed');
  send({ type: 'close.undone' });
  expect(actor.getSnapshot().context.draft.phone).toBe('+44 20 79');
  send(close, { type: 'undo.expired' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { draft: opened } });
  expect(actor.getSnapshot().output).toBeNull();
});

test('core/profile-16, core/forms-8: what was typed is taken back over the profile as it is now', () => {
  const { actor, send } = start(success);
  send(change, type('address.city', 'Bath'));
  const before = actor.getSnapshot().context;
  const changes = changedValues(before.opened, before.draft);
  expect(changes).toEqual({ phone: '+44 20 79', 'address.city': 'Bath' });
  const moved: Profile = { ...profile, professional: { ...profile.professional, title: 'Dean' } };
  const { draft } = createActor(editProfileMachine, {
    input: {
      profile: moved,
      makeIdempotencyKey: () => 'key',
      parked: { changes: { ...changes, 'address.zipCode': 7, email: 'x' }, idempotencyKey: null },
    },
  }).getSnapshot().context;
  expect(draft).toEqual({ ...profileDraft(moved), ...changes });
});
