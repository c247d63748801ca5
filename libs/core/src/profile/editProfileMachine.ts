import type { Profile, ProfileUpdate } from '@parlour/contract';
import { assign, fromPromise, setup } from 'xstate';
import { type FormIssues, noFormIssues, formIssuesOf } from '../forms/formIssues.ts';
import {
  type ProfileDraft,
  profileDraft,
  profileFieldLabels,
  type ProfileFieldName,
  profileFields,
  profileIssues,
  profileUpdate,
} from './profileDraft.ts';

/** The message of a failure without its own (PF11). */
const PROFILE_NOT_SAVED = 'Failed to update profile';

/** What the form shows: the original profile, the draft, and the issues of the last attempt. */
interface EditProfileContext extends FormIssues<ProfileFieldName> {
  readonly profile: Profile;
  readonly draft: ProfileDraft;
  /** The profile after saving. */
  readonly saved: Profile | null;
}

/** What the member does in the form. */
export type EditProfileEvent =
  | { type: 'field.changed'; field: ProfileFieldName; value: string }
  | { type: 'form.submitted' }
  | { type: 'failure.dismissed' }
  /** The cross, Escape, the backdrop, Cancel, or the end of the confirmation. */
  | { type: 'form.closed' };

const types: {
  context?: EditProfileContext;
  events?: EditProfileEvent;
  input?: { readonly profile: Profile };
  output?: Profile | null;
} = {};

const updateOf = ({ profile, draft }: EditProfileContext): ProfileUpdate => {
  const update = profileUpdate(profile, draft);
  if (update === null) throw new Error('A profile is saved only once something was changed.');
  return update;
};

/**
 * The form in which members edit their profile (PF3 to PF6, PF12): `editing`, `saving`, `saved` with its confirmation,
 * and `closed`. Closing drops the draft; the output is the saved profile or null. The app provides `saveProfile`.
 */
export const editProfileMachine = setup({
  types,
  actors: {
    saveProfile: fromPromise<Profile, ProfileUpdate>(() =>
      Promise.reject(new Error('The app provides the actor saveProfile.')),
    ),
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: ProfileFieldName; value: string }) => ({
      draft: { ...context.draft, [field]: value },
    })),
    showIssues: assign(({ context: { profile, draft } }) => ({
      issues: profileIssues(profile, draft),
      failure: null,
    })),
    clearIssues: assign(noFormIssues),
    clearFailure: assign({ failure: null }),
    setIssues: assign(({ context }, { cause }: { cause: unknown }) =>
      formIssuesOf(
        cause,
        { fields: profileFields, labels: profileFieldLabels, fallback: PROFILE_NOT_SAVED },
        context.draft,
      ),
    ),
    setSaved: assign((_, saved: Profile) => ({ saved })),
    clearDraft: assign(({ context }) => ({
      draft: profileDraft(context.profile),
      ...noFormIssues,
    })),
  },
  guards: {
    isUnchanged: ({ context: { profile, draft } }) => profileUpdate(profile, draft) === null,
    hasIssues: ({ context: { profile, draft } }) => profileIssues(profile, draft).length > 0,
  },
}).createMachine({
  id: 'editProfile',
  initial: 'editing',
  context: ({ input: { profile } }) => ({
    profile,
    draft: profileDraft(profile),
    saved: null,
    ...noFormIssues,
  }),
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isUnchanged', target: 'closed' },
          { guard: 'hasIssues', actions: 'showIssues' },
          { target: 'saving' },
        ],
        'failure.dismissed': { actions: 'clearFailure' },
        'form.closed': 'closed',
      },
    },
    saving: {
      entry: 'clearIssues',
      invoke: {
        id: 'saving',
        src: 'saveProfile',
        input: ({ context }) => updateOf(context),
        onDone: {
          target: 'saved',
          actions: { type: 'setSaved', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'setIssues', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    saved: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'clearDraft', type: 'final' },
  },
  output: ({ context }) => context.saved,
});
