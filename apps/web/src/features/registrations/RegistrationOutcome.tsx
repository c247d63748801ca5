import {
  CANCELLATION_FAILED,
  cancellationMessage,
  REGISTRATION_FAILED,
  registrationSuccessMessage,
} from '@parlour/core';
import { Notification, Stack } from '@parlour/ui';
import { lazy, Suspense, useState } from 'react';
import { loadCancellationDialog } from './loadCancellationDialog.ts';
import * as styles from './RegistrationOutcome.css.ts';
import type { RegistrationNotificationsProps } from './RegistrationNotifications.tsx';

const CancellationDialog = lazy(async () => ({ default: await loadCancellationDialog() }));

/** Shows the outcome of the last action until the member dismisses it, and asks before a registration is canceled. */
export function RegistrationOutcome(props: RegistrationNotificationsProps) {
  const { outcome, question, onDismiss, onUndo, ...questionHandlers } = props;
  // The dialog stays from the first question on, so that it can close and return the focus.
  const [wasAsked, setWasAsked] = useState(false);
  if (question !== null && !wasAsked) setWasAsked(true);
  return (
    <>
      <Notification
        open={outcome?.state === 'registered'}
        {...(outcome?.state === 'registered' ? { subject: outcome.confirmationNumber } : {})}
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
        {...(onUndo === null ? {} : { action: { label: 'Undo', onAction: onUndo }, isOffer: true })}
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
      {wasAsked ? (
        <Suspense fallback={null}>
          <CancellationDialog question={question} {...questionHandlers} />
        </Suspense>
      ) : null}
    </>
  );
}
