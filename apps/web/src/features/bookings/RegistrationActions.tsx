import type { Registration } from '@parlour/contract';
import { Button, VisuallyHidden } from '@parlour/ui';
import { CalendarLink } from '../registrations/CalendarLink.tsx';
import { number } from '../registrations/RegistrationPanel.css.ts';
import type { EventRegistration } from '../registrations/useRegistration.ts';
import * as styles from './RegistrationActions.css.ts';

export type RegistrationActionsProps = { own: Registration; registration: EventRegistration };

/** A registration's number, its calendar file, and the button that cancels it. Of an event that staff hid it says so. */
export function RegistrationActions({ own, registration }: RegistrationActionsProps) {
  const { event, confirmationNumber, calendarFile } = own;
  return (
    <div className={styles.actions}>
      <span className={number}>{confirmationNumber}</span>
      <div className={styles.actions}>
        {event.isHidden === true ? (
          <span>This event does not take place.</span>
        ) : (
          <CalendarLink calendarFile={calendarFile} event={event} />
        )}
        <Button
          changes
          variant="quiet"
          size="small"
          isPending={registration.pending.has(event.id)}
          pendingLabel="Canceling..."
          onClick={() => registration.onCancel(event)}
        >
          <span>
            Cancel <VisuallyHidden>{event.title}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </div>
  );
}
