import type { Registration } from '@parlour/contract';
import type { RegistrableEvent } from '@parlour/core';
import { Button, CheckIcon, Skeleton } from '@parlour/ui';
import { CalendarLink } from './CalendarLink.tsx';
import * as styles from './RegistrationPanel.css.ts';
import type { EventRegistration } from './useRegistration.ts';

export type RegistrationPanelProps = {
  event: RegistrableEvent;
  registration: EventRegistration;
};

/**
 * The member's registration for the event of a page, or the button to register. One button has both actions in turn, so
 * that it keeps the focus.
 */
export function RegistrationPanel({ event, registration }: RegistrationPanelProps) {
  const { own, pending, onRegister, onCancel } = registration;
  const isPending = pending.has(event.id);
  if (own === null) {
    return (
      <div className={styles.loading}>
        <Skeleton />
      </div>
    );
  }
  const registered = own.get(event.id);
  return (
    <div className={styles.panel}>
      {registered === undefined ? null : <OwnRegistration registration={registered} />}
      <Button
        changes
        fullWidth={registered === undefined}
        variant={registered === undefined ? 'primary' : 'quiet'}
        isPending={isPending}
        pendingLabel={registered === undefined ? 'Registering...' : 'Canceling...'}
        onClick={() => (registered === undefined ? onRegister(event) : onCancel(event))}
      >
        {registered === undefined ? 'Register' : 'Cancel Registration'}
      </Button>
    </div>
  );
}

function OwnRegistration({ registration }: { registration: Registration }) {
  const { confirmationNumber, calendarFile, event } = registration;
  return (
    <>
      <p className={styles.state}>
        <CheckIcon />
        <span>
          You are registered · <span className={styles.number}>{confirmationNumber}</span>
        </span>
      </p>
      <CalendarLink calendarFile={calendarFile} event={event} />
    </>
  );
}

/** The member's registration for a past event. */
export function PastRegistration({ registration }: { registration: Registration }) {
  return (
    <p className={styles.state}>
      <span>
        You were registered ·{' '}
        <span className={styles.number}>{registration.confirmationNumber}</span>
      </span>
    </p>
  );
}
