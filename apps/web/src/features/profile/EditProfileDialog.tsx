import { type SubmissionDependencies, useForm } from '@parlour/app/dialogs';
import { send } from '@parlour/client';
import { type Profile, type ProfileUpdate, updateProfile } from '@parlour/contract';
import { editProfileMachine, type FormSubmission, type ParkedInput } from '@parlour/core';
import { useBackFromForm } from '../../components/useBackFromForm.ts';
import { EditProfileView } from './EditProfileView.tsx';
import { profileQuery } from './queries.ts';

export type EditProfileDialogProps = {
  /** The profile when the form is opened. */
  profile: Profile;
  /** What was typed before the session ended. */
  parked?: ParkedInput | null;
  /** Called after the form was submitted or finally closed. */
  onClosed: () => void;
};

/** Saves the profile. The page then shows the call's response. */
const submit = async (
  { payload, idempotencyKey }: FormSubmission<ProfileUpdate>,
  { client, cache }: SubmissionDependencies,
) => {
  const result = await send(client, updateProfile, { body: payload }, { idempotencyKey });
  if (result.ok) cache.setQueryData(profileQuery(client).queryKey, result.value);
  return result;
};

/** Binds the profile form to its machine and to the call. */
export function EditProfileDialog({ profile, parked = null, onClosed }: EditProfileDialogProps) {
  const form = useForm(editProfileMachine, {
    input: { profile },
    submit,
    onClosed,
    parking: { form: 'profile', about: null },
    parked,
  });
  useBackFromForm(form, form.onClose);
  return <EditProfileView {...form} />;
}
