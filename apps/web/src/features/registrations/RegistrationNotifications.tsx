import { REGISTRATION_FAILED, registrationSuccessMessage } from '@parlour/core';
import { Notification, Stack } from '@parlour/ui';
import * as styles from './RegistrationNotifications.css.ts';
import type { EventRegistration } from './useRegistration.ts';

export type RegistrationNotificationsProps = Pick<EventRegistration, 'outcome' | 'onDismiss'>;

/** Shows the outcome of the last registration until the member dismisses it, with time to write the number down. */
export function RegistrationNotifications({ outcome, onDismiss }: RegistrationNotificationsProps) {
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
                A calendar file for {outcome.eventTitle} comes to you by e-mail, at most once in
                five minutes.
              </p>
            </Stack>
          ) : null
        }
        onClose={onDismiss}
      />
      <Notification
        open={outcome?.state === 'failed'}
        tone="error"
        title="Error"
        text={REGISTRATION_FAILED}
        onClose={onDismiss}
      />
    </>
  );
}
