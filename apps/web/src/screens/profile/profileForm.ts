import type { Profile } from '@parlour/contract';
import type { FormFailure } from '@parlour/core';
import type { FormStage } from '../../dialogs/FormDialog.tsx';

/** What each form of the page is opened with. */
export type ProfileDialogProps = {
  /** As it is when the form is opened. */
  profile: Profile;
  /** The form has ended: sent, or closed for good. */
  onClosed: () => void;
};

/** What the views of both forms have in common. */
export type ProfileFormProps = {
  stage: FormStage;
  failure: FormFailure | null;
  onSubmit: () => void;
  onFailureDismiss: () => void;
  onClose: () => void;
};
