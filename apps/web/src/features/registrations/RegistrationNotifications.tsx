import { UNDO_SECONDS } from '@parlour/contract';
import {
  CANCELLATION_FAILED,
  CANCELLATION_QUESTION,
  cancellationMessage,
  REGISTRATION_FAILED,
  registrationSuccessMessage,
} from '@parlour/core';
import { ConfirmDialog, headingAbove, Notification, Stack } from '@parlour/ui';
import * as styles from './RegistrationNotifications.css.ts';
import type { EventRegistration } from './useRegistration.ts';

export type RegistrationNotificationsProps = Pick<
  EventRegistration,
  'outcome' | 'question' | 'onDismiss' | 'onUndo' | 'onCancelConfirm' | 'onCancelDecline'
>;

/** Shows the outcome of the last action until the member dismisses it, and asks before a registration is canceled. */
export function RegistrationNotifications(props: RegistrationNotificationsProps) {
  const { outcome, question, onDismiss, onUndo, onCancelConfirm, onCancelDecline } = props;
  return (
    <>
      <Notification
        open={outcome?.state === 'registered'}
        tone="success"
        title="You Are Registered"
        text={
          outcome?.state === 'registered' ? (
            <Stack gap={2}>
              <p className={styles.success}>
                {registrationSuccessMessage(outcome.confirmationNumber)}
              </p>
              <p>
                A calendar file for {outcome.eventTitle} comes to you by email, at most once in five
                minutes.
              </p>
            </Stack>
          ) : null
        }
        {...(onUndo === null
          ? {}
          : {
              action: { label: 'Undo', onAction: onUndo },
              closeAfter: UNDO_SECONDS * 1000,
            })}
        onClose={onDismiss}
      />
      <Notification
        open={outcome?.state === 'canceled'}
        tone="success"
        title="Registration Canceled"
        text={outcome?.state === 'canceled' ? cancellationMessage(outcome.eventTitle) : null}
        onClose={onDismiss}
      />
      <Notification
        open={outcome?.state === 'failed'}
        tone="error"
        title="Error"
        text={
          outcome?.state === 'failed' && outcome.command === 'cancel'
            ? CANCELLATION_FAILED
            : REGISTRATION_FAILED
        }
        onClose={onDismiss}
      />
      <ConfirmDialog
        open={question !== null}
        title={CANCELLATION_QUESTION}
        {...(question === null ? {} : { text: question.event.title })}
        confirmLabel="Cancel Registration"
        cancelLabel="Stay Registered"
        pendingLabel="Canceling..."
        isPending={question?.isPending ?? false}
        onConfirm={onCancelConfirm}
        onCancel={onCancelDecline}
        focusAfter={() => headingAbove()}
      />
    </>
  );
}
