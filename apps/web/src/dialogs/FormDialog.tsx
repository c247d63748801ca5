import { type FormFailure, successPopup } from '@parlour/core';
import { Button, Dialog, type DialogProps, Popup, ReadOnlyFields } from '@parlour/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DialogForm } from './DialogForm.tsx';
import { FailurePopup } from './FailurePopup.tsx';

/** How far a form has come. */
export type FormStage = 'editing' | 'sending' | 'sent' | 'closed';

/** Props of {@link FormDialog}. */
export type FormDialogProps = Pick<DialogProps, 'title' | 'size'> & {
  stage: FormStage;
  /** The part of the form that is shown, where it has several: with another one, its first field is focused. */
  step?: string;
  /** The fields. */
  children: ReactNode;
  /** Something would be lost with the form. */
  isTouched: boolean;
  /** Why the last try came to nothing. It is said over the form, unless the field that it names says so. */
  failure: FormFailure | null;
  /** What several fields say at once. With these as with a failure, the first field at fault is focused. */
  problems?: readonly object[];
  submitLabel: string;
  sendingLabel: string;
  maySubmit?: boolean;
  /** Browsers are to suggest nothing in it. */
  autoComplete?: 'off';
  /** The button beside the one that submits, if it is not Cancel, which waits while the form is sent. */
  secondary?: ReactNode;
  /** Closing it while it is sent calls that off. Otherwise its cross waits for the end. */
  canCallOff?: boolean;
  /** What stands over the buttons. */
  status?: ReactNode;
  /** What says that it was sent. */
  success: string;
  onSubmit: () => void;
  onFailureDismiss: () => void;
  /** The cross, Escape, Cancel, and the end of what says that it was sent. */
  onClose: () => void;
};

/** Brings what a field at fault says of itself last into view, which may lie under the foot of the dialog. */
const showSentence = (field: HTMLElement) => {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
};

/**
 * A form in a dialog, with the popups that say how it went: a failure over the form, a success over the page. Escape
 * takes away a failure first. What was typed can't be brought back, so a press beside the form closes only an untouched one.
 */
export function FormDialog(props: FormDialogProps) {
  const { size = 'regular', stage, step, failure, problems, maySubmit = true } = props;
  const { canCallOff = false, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSending = stage === 'sending';
  const popup = failure?.field === null ? failure.message : null;

  const shownStep = useRef(step);
  useEffect(() => {
    const isOtherStep = shownStep.current !== step;
    shownStep.current = step;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const atFault =
      failure !== null || problems !== undefined ? find('[aria-invalid="true"]') : null;
    const first = isOtherStep ? find('input') : null;
    (atFault ?? first)?.focus();
    if (atFault) showSentence(atFault);
  }, [step, failure, problems]);

  return (
    <>
      <Dialog
        title={props.title}
        size={size}
        open={stage === 'editing' || isSending}
        busy={isSending && !canCallOff}
        onClose={(reason) => {
          if (reason === 'escape' && popup !== null) props.onFailureDismiss();
          else if (reason !== 'backdrop' || !props.isTouched) onClose();
        }}
        footer={
          <>
            {props.status}
            {props.secondary ?? (
              <Button variant="secondary" disabled={isSending} onClick={onClose}>
                Cancel
              </Button>
            )}
            <Button
              type="submit"
              form={id}
              disabled={!maySubmit}
              busy={isSending}
              busyLabel={props.sendingLabel}
            >
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <DialogForm ref={form} id={id} autoComplete={props.autoComplete} onSubmit={props.onSubmit}>
          <ReadOnlyFields when={isSending}>{props.children}</ReadOnlyFields>
        </DialogForm>
        <FailurePopup message={popup} onDismiss={props.onFailureDismiss} />
      </Dialog>
      <Popup
        open={stage === 'sent'}
        tone="success"
        title={successPopup.title}
        text={props.success}
        closeAfter={successPopup.closesAfter}
        onClose={onClose}
      />
    </>
  );
}
