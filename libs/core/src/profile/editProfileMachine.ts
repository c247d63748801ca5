import type { Profile, ProfileUpdate, updateProfile } from '@parlour/contract';
import { createFormMachine, unchangedFields } from '../forms/formMachine.ts';
import {
  parseProfileChanges,
  type ProfileDraft,
  profileDraft,
  profileFieldLabels,
  type ProfileFieldName,
  profileFields,
  profileIssues,
  profileUpdate,
} from './profileDraft.ts';

/** The form where members edit their profile (core/profile-3 to core/profile-6, core/profile-15). The input is the profile as it was opened. */
export const editProfileMachine = createFormMachine<
  {
    /** The profile that is edited. */
    readonly profile: Profile;
  },
  ProfileDraft,
  ProfileFieldName,
  ProfileUpdate,
  Profile
>({
  id: 'editProfile',
  emptyDraft: ({ profile }) => profileDraft(profile),
  issuesAfterChange: unchangedFields((draft, field) => draft[field]),
  isUnchanged: (draft, { profile }) => profileUpdate(profile, draft) === null,
  submissionIssues: (draft, { profile }) => profileIssues(profile, draft),
  payloadOf: (draft, { profile }) => profileUpdate(profile, draft),
  showsDraftOnSuccess: true,
  isTyped: (draft, { profile }) => profileUpdate(profile, draft) !== null,
  isCloseUndoable: true,
  parseChanges: parseProfileChanges,
  copyOf: () => ({
    fields: profileFields,
    labels: profileFieldLabels,
    fallback: 'Failed to update profile' satisfies (typeof updateProfile)['failure'],
  }),
});
