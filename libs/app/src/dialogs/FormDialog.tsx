import { type FormFailure, successNotification } from '@parlour/core';
import { Button, Dialog, type DialogProps, Notification, ReadOnlyFields } from '@parlour/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DialogForm } from './DialogForm.tsx';
import { FailureNotification } from './FailureNotification.tsx';

/** The progress of a form. */
export type FormStage = 'editing' | 'sending' | 'sent' | 'closed';

export type FormDialogProps = Pick<DialogProps, 'title' | 'size'> & {
  stage: FormStage;
  /** The visible part of a form with several steps. A change focuses the step's first field. */
  step?: string;
  /** The fields. */
  children: ReactNode;
  /** Whether closing would lose input. */
  isTouched: boolean;
  /** The last submission's failure, shown at the field that it names, otherwise over the form. */
  failure: FormFailure | null;
  /** Issues of several fields. The first invalid field is focused, as with a failure. */
  issues?: readonly object[];
  submitLabel: string;
  pendingLabel: string;
  maySubmit?: boolean;
  /** Turns off the browser's suggestions. */
  autoComplete?: 'off';
  /** Replaces the default Cancel button. */
  secondary?: ReactNode;
  /** Whether closing the dialog cancels a pending submission. Otherwise it can't be closed meanwhile. */
  canCancelSubmission?: boolean;
  /** Shown above the buttons. */
  status?: ReactNode;
  /** Shown after a successful submission. */
  successMessage: string;
  onSubmit: () => void;
  onFailureDismiss: () => void;
  /** Called by the close button, Escape, Cancel, and when the success notification ends. */
  onClose: () => void;
};

/** Scrolls the message of an invalid field into view. The dialog's footer may cover it. */
const scrollToMessage = (field: HTMLElement) => {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
};

/**
 * A form in a dialog, with notifications for failure and success. Escape first dismisses a failure.
 * A press on the backdrop closes only an untouched form, because input can't be restored.
 */
export function FormDialog(props: FormDialogProps) {
  const { size = 'regular', stage, step, failure, issues, maySubmit = true } = props;
  const { canCancelSubmission = false, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isPending = stage === 'sending';
  const failureMessage = failure?.field === null ? failure.message : null;

  const visibleStep = useRef(step);
  useEffect(() => {
    const hasStepChanged = visibleStep.current !== step;
    visibleStep.current = step;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const invalidField =
      failure !== null || issues !== undefined ? find('[aria-invalid="true"]') : null;
    const firstField = hasStepChanged ? find('input') : null;
    (invalidField ?? firstField)?.focus();
    if (invalidField) scrollToMessage(invalidField);
  }, [step, failure, issues]);

  return (
    <>
      <Dialog
        title={props.title}
        size={size}
        open={stage === 'editing' || isPending}
        isPending={isPending && !canCancelSubmission}
        onClose={(reason) => {
          if (reason === 'escape' && failureMessage !== null) props.onFailureDismiss();
          else if (reason !== 'backdrop' || !props.isTouched) onClose();
        }}
        footer={
          <>
            {props.status}
            {props.secondary ?? (
              <Button variant="secondary" disabled={isPending} onClick={onClose}>
                Cancel
              </Button>
            )}
            <Button
              type="submit"
              form={id}
              disabled={!maySubmit}
              isPending={isPending}
              pendingLabel={props.pendingLabel}
            >
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <DialogForm ref={form} id={id} autoComplete={props.autoComplete} onSubmit={props.onSubmit}>
          <ReadOnlyFields when={isPending}>{props.children}</ReadOnlyFields>
        </DialogForm>
        <FailureNotification message={failureMessage} onDismiss={props.onFailureDismiss} />
      </Dialog>
      <Notification
        open={stage === 'sent'}
        tone="success"
        title={successNotification.title}
        text={props.successMessage}
        closeAfter={successNotification.closesAfter}
        onClose={onClose}
      />
    </>
  );
}
