import type { Profile } from '@parlour/contract';
import type { FormFailure } from '@parlour/core';
import { Button } from '@parlour/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormDialog } from '../../dialogs/FormDialog.tsx';

/** What each form of the page is opened with. */
export type ProfileDialogProps = {
  /** As it is when the form is opened. */
  profile: Profile;
  /** The form has ended: sent, or closed for good. */
  onClosed: () => void;
};

/** How far a form has come. */
type ProfileFormStage = 'editing' | 'sending' | 'sent' | 'closed';

/** What both forms of the page have in common. */
export type ProfileFormProps = {
  stage: ProfileFormStage;
  failure: FormFailure | null;
  onSubmit: () => void;
  onFailureDismiss: () => void;
  onClose: () => void;
};

/** Props of {@link ProfileFormDialog}. */
export type ProfileFormDialogProps = ProfileFormProps & {
  title: string;
  submitLabel: string;
  sendingLabel: string;
  /** Something was typed that is not sent yet. */
  isTouched: boolean;
  /** What the last try was refused for; the first field at fault is focused with each new list. */
  problems: readonly object[];
  /** What says that it was sent. */
  success: string;
  /** The fields. */
  children: ReactNode;
};

/** What both forms of the page look like. */
export function ProfileFormDialog(props: ProfileFormDialogProps) {
  const { stage, onClose } = props;
  const formId = useId();
  const isSending = stage === 'sending';

  return (
    <FormDialog
      title={props.title}
      size="wide"
      isOpen={stage === 'editing' || isSending}
      isTouched={props.isTouched}
      failure={props.failure?.message ?? null}
      isDone={stage === 'sent'}
      success={props.success}
      onFailureDismiss={props.onFailureDismiss}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSending} busyLabel={props.sendingLabel}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} problems={props.problems} onSubmit={props.onSubmit}>
        {props.children}
      </Form>
    </FormDialog>
  );
}

type FormProps = Pick<ProfileFormDialogProps, 'problems' | 'onSubmit' | 'children'> & {
  id: string;
};

function Form({ id, problems, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problems.length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
