import type { Profile, ProfileUpdate } from '@parlour/contract';
import { assign, fromPromise, setup } from 'xstate';
import { type FormRefusal, noRefusal, refusalOf } from './formRefusal.ts';
import {
  type ProfileDraft,
  profileDraft,
  profileFieldLabels,
  type ProfileFieldName,
  profileFields,
  profileProblems,
  profileUpdate,
} from './profileDraft.ts';

/** What a failure says that has no sentence of its own (spec section 8). */
const PROFILE_NOT_SAVED = 'Failed to update profile';

/** What the form shows: the profile that it was opened on, what is typed, and what the last try was refused for. */
export interface EditProfileContext extends FormRefusal<ProfileFieldName> {
  readonly profile: Profile;
  readonly draft: ProfileDraft;
  /** The profile that holds once it was saved. */
  readonly saved: Profile | null;
}

/** What the member does in the form. */
export type EditProfileEvent =
  | { type: 'field.changed'; field: ProfileFieldName; value: string }
  | { type: 'form.submitted' }
  | { type: 'failure.dismissed' }
  /** The cross, Escape, the backdrop, Cancel, and the end of the confirmation. */
  | { type: 'form.closed' };

/** What the compiler is told of the machine. */
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
 * The form in which a member edits their profile: `editing`, `saving`, `saved` with its confirmation, and `closed`, where
 * it ends with the profile that holds if it was saved. Closing drops what was typed. The app provides `saveProfile`.
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
    showProblems: assign(({ context: { profile, draft } }) => ({
      problems: profileProblems(profile, draft),
      failure: null,
    })),
    clearRefusal: assign(noRefusal),
    clearFailure: assign({ failure: null }),
    keepRefusal: assign(({ context }, { cause }: { cause: unknown }) =>
      refusalOf(
        cause,
        { fields: profileFields, labels: profileFieldLabels, fallback: PROFILE_NOT_SAVED },
        context.draft,
      ),
    ),
    keepSaved: assign((_, saved: Profile) => ({ saved })),
    dropDraft: assign(({ context }) => ({ draft: profileDraft(context.profile), ...noRefusal })),
  },
  guards: {
    isUnchanged: ({ context: { profile, draft } }) => profileUpdate(profile, draft) === null,
    hasProblems: ({ context: { profile, draft } }) => profileProblems(profile, draft).length > 0,
  },
}).createMachine({
  id: 'editProfile',
  initial: 'editing',
  context: ({ input: { profile } }) => ({
    profile,
    draft: profileDraft(profile),
    saved: null,
    ...noRefusal,
  }),
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isUnchanged', target: 'closed' },
          { guard: 'hasProblems', actions: 'showProblems' },
          { target: 'saving' },
        ],
        'failure.dismissed': { actions: 'clearFailure' },
        'form.closed': 'closed',
      },
    },
    saving: {
      entry: 'clearRefusal',
      invoke: {
        id: 'saving',
        src: 'saveProfile',
        input: ({ context }) => updateOf(context),
        onDone: {
          target: 'saved',
          actions: { type: 'keepSaved', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    saved: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'dropDraft', type: 'final' },
  },
  output: ({ context }) => context.saved,
});
