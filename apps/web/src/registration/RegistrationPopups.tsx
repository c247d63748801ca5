import { REGISTRATION_FAILED, registrationSuccess } from '@parlour/core';
import { Popup, Stack } from '@parlour/ui';
import * as styles from './RegistrationPopups.css.ts';
import type { EventRegistration } from './useRegistration.ts';

export type RegistrationPopupsProps = Pick<EventRegistration, 'outcome' | 'onDismiss'>;

/** Shows the outcome of the last registration until the member dismisses it, with time to write the number down. */
export function RegistrationPopups({ outcome, onDismiss }: RegistrationPopupsProps) {
  return (
    <>
      <Popup
        open={outcome?.state === 'registered'}
        tone="success"
        title="You Are Registered"
        text={
          outcome?.state === 'registered' ? (
            <Stack gap={2}>
              <p className={styles.success}>{registrationSuccess(outcome.confirmationNumber)}</p>
              <p>A calendar file for {outcome.eventTitle} is on its way to you by e-mail.</p>
            </Stack>
          ) : null
        }
        onClose={onDismiss}
      />
      <Popup
        open={outcome?.state === 'failed'}
        tone="error"
        title="Error"
        text={REGISTRATION_FAILED}
        onClose={onDismiss}
      />
    </>
  );
}
