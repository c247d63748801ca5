import type { FormStage } from '@parlour/app/dialogs';
import type { Profile } from '@parlour/contract';
import type { FormFailure } from '@parlour/core';

/** Props of the page's form dialogs. */
export type ProfileDialogProps = {
  /** The profile when the form is opened. */
  profile: Profile;
  /** Called after the form was submitted or finally closed. */
  onClosed: () => void;
};

/** Props that the views of both forms share. */
export type ProfileFormProps = {
  stage: FormStage;
  failure: FormFailure | null;
  onSubmit: () => void;
  onFailureDismiss: () => void;
  onClose: () => void;
};
