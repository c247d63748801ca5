import { type SubmissionDependencies, useForm } from '@parlour/app/dialogs';
import { useToday, viewerDay } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { type ChangeRequestPayload, type Profile, submitChangeRequest } from '@parlour/contract';
import { changeRequestMachine, type FormSubmission, type ParkedInput } from '@parlour/core';
import { useBackFromForm } from '../../components/useBackFromForm.ts';
import { ChangeRequestView } from './ChangeRequestView.tsx';

export type ChangeRequestDialogProps = {
  /** The profile when the form is opened. */
  profile: Profile;
  /** What was typed before the session ended. */
  parked?: ParkedInput | null;
  /** Called after the form was submitted or finally closed. */
  onClosed: () => void;
};

const submit = (
  { payload, idempotencyKey }: FormSubmission<ChangeRequestPayload>,
  { client }: SubmissionDependencies,
) => send(client, submitChangeRequest, { body: payload }, { idempotencyKey });

/** Binds one change request to its machine and to the call. */
export function ChangeRequestDialog({
  profile,
  parked = null,
  onClosed,
}: ChangeRequestDialogProps) {
  const today = useToday();
  const form = useForm(changeRequestMachine, {
    input: { today: viewerDay },
    submit,
    onClosed,
    parking: { form: 'changeRequest', about: null },
    parked,
  });
  useBackFromForm(form, form.onClose);
  return <ChangeRequestView {...form} profile={profile} today={today} />;
}
