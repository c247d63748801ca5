import { successNotification } from '@parlour/core';
import {
  Button,
  Confirmation,
  Dialog,
  type DialogProps,
  Notification,
  ReadOnlyFields,
  Snackbar,
} from '@parlour/ui';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { DialogForm } from './DialogForm.tsx';
import * as styles from './FormDialog.css.ts';
import { StillNeeded } from './StillNeeded.tsx';
import { FailureNotification } from './FailureNotification.tsx';
import type { FormProps } from './useFormMachine.ts';

export type FormDialogProps = Pick<DialogProps, 'title' | 'size'> &
  Omit<FormProps<unknown, string>, 'draft' | 'onChange' | 'progress' | 'value'> & {
    /** The fields. */
    children: ReactNode;
    /** The label of the button that submits the form. */
    submitLabel: string;
    /** The label of that button during a submission, such as "Submitting...". */
    pendingLabel: string;
    /** Turns off the browser's suggestions. */
    autoComplete?: 'off';
    /** Lets a pending submission be canceled by a button with this label, or by closing the dialog. */
    submissionCancelLabel?: string;
    /** The labels of what Submit waits for, named beside it. Absent in a form without required fields. */
    missing?: readonly string[];
    /** Shown above the buttons. */
    status?: ReactNode;
    /** Shown after a successful submission. Absent in a form that leads to another page, where it is told. */
    successMessage?: ReactNode;
    /** Shows the success in the form's place, instead of in a notification over the page. */
    confirmsInPlace?: boolean;
    /**
     * Offers to undo closing, for `time` milliseconds. Without it a press on the backdrop does nothing once something was
     * typed.
     */
    undo?: { text: string; time: number };
  };

/** Scrolls the message of an invalid field into view. The dialog's footer may cover it. */
const scrollToMessage = (field: HTMLElement) => {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
};

/** Returns the visible height of a form and the buttons below it, in pixels. */
const heightInDialog = (form: HTMLFormElement) => {
  const body = form.parentElement;
  const buttons = body?.nextElementSibling;
  if (body === null) return form.offsetHeight;
  const padding = body.scrollHeight - form.offsetHeight;
  return body.clientHeight - padding + (buttons instanceof HTMLElement ? buttons.offsetHeight : 0);
};

/**
 * A form in a dialog, with notifications for failure, success and undoing. Escape first dismisses a failure. A
 * submission with issues focuses the first invalid field, another step its first field.
 */
export function FormDialog(props: FormDialogProps) {
  const { stage, step, issues, confirmsInPlace = false, submissionCancelLabel, undo } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isPending = stage === 'submitting';
  const isCancelable = isPending && submissionCancelLabel !== undefined;
  const isConfirmed = stage === 'succeeded' && confirmsInPlace;
  const failureMessage = props.failure?.message ?? null;
  const onClose = isCancelable ? props.onSubmissionCancel : props.onClose;

  const visibleStep = useRef(step);
  const isOutcomeAwaited = useRef(false);
  useEffect(() => {
    if (stage !== 'editing') return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const hasNewIssues = isOutcomeAwaited.current && issues.length > 0;
    const invalidField = hasNewIssues ? find('[aria-invalid="true"]') : null;
    const firstField = visibleStep.current === step ? null : find('input');
    isOutcomeAwaited.current = false;
    visibleStep.current = step;
    (invalidField ?? firstField)?.focus();
    if (invalidField) scrollToMessage(invalidField);
  }, [stage, step, issues]);

  const dialogElement = useRef<HTMLElement | null>(null);
  const [formHeight, setFormHeight] = useState(0);
  useLayoutEffect(() => {
    // The pressed button is gone. The dialog gets its focus, because the confirmation would wait while focused.
    if (isConfirmed) dialogElement.current?.focus();
  }, [isConfirmed]);

  const [triedStep, setTriedStep] = useState<number | null>(null);
  const markTried = () => setTriedStep(step);

  const success = {
    open: stage === 'succeeded',
    title: successNotification.title,
    closeAfter: successNotification.closesAfter,
    onClose: props.onClose,
  };

  return (
    <>
      <Dialog
        title={props.title}
        size={props.size ?? 'regular'}
        open={stage === 'editing' || isPending || isConfirmed}
        isPending={isPending && !isCancelable}
        onClose={(reason) => {
          if (reason === 'escape' && failureMessage !== null) props.onFailureDismiss();
          else if (reason !== 'backdrop' || !props.isTyped || undo !== undefined) onClose();
        }}
        footer={
          isConfirmed ? undefined : (
            <>
              {props.missing === undefined || isPending ? null : (
                <StillNeeded missing={props.missing} isTried={triedStep === step} />
              )}
              {props.status}
              {step > 0 ? (
                <Button variant="secondary" disabled={isPending} onClick={props.onBack}>
                  Back
                </Button>
              ) : (
                <Button variant="secondary" disabled={isPending && !isCancelable} onClick={onClose}>
                  {isCancelable ? submissionCancelLabel : 'Cancel'}
                </Button>
              )}
              {/* A disabled button takes no press. */}
              <span className={styles.submit} onPointerDown={markTried}>
                <Button
                  changes
                  type="submit"
                  form={id}
                  // The pressed button is not disabled, because it would lose the focus to the page.
                  disabled={stage === 'editing' && !props.maySubmit}
                  isPending={isPending}
                  pendingLabel={props.pendingLabel}
                >
                  {props.submitLabel}
                </Button>
              </span>
            </>
          )
        }
      >
        {isConfirmed ? null : (
          <DialogForm
            ref={form}
            id={id}
            autoComplete={props.autoComplete}
            onTry={markTried}
            onSubmit={() => {
              isOutcomeAwaited.current = true;
              dialogElement.current = form.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
              setFormHeight(form.current === null ? 0 : heightInDialog(form.current));
              props.onSubmit();
            }}
          >
            <ReadOnlyFields when={isPending}>{props.children}</ReadOnlyFields>
          </DialogForm>
        )}
        {confirmsInPlace ? (
          <Confirmation {...success} minHeight={formHeight}>
            {props.successMessage}
          </Confirmation>
        ) : null}
        <FailureNotification message={failureMessage} onDismiss={props.onFailureDismiss} />
      </Dialog>
      {confirmsInPlace || props.successMessage === undefined ? null : (
        <Notification {...success} tone="success" text={props.successMessage} />
      )}
      {undo === undefined ? null : (
        <Snackbar
          open={stage === 'dismissed'}
          text={undo.text}
          action={{ label: 'Undo', onAction: props.onUndo }}
          closeAfter={undo.time}
          onClose={props.onUndoExpire}
        />
      )}
    </>
  );
}
