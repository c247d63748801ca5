import { Button, VisuallyHidden } from '@parlour/ui';
import type { EventRegistration, RegistrableEvent } from './useRegistration.ts';

/** Props of {@link RegisterButton}. */
export type RegisterButtonProps = {
  event: RegistrableEvent;
  registration: EventRegistration;
  /** The one button of a page, or one in a row of a list, where its name says for which event it is. */
  place: 'page' | 'row';
};

/** Registers the member for one event. */
export function RegisterButton({ event, registration, place }: RegisterButtonProps) {
  const { registering, onRegister } = registration;
  const action = {
    busy: registering.has(event.id),
    busyLabel: 'Registering...',
    onClick: () => onRegister(event),
  };
  return place === 'page' ? (
    <Button fullWidth {...action}>
      Register
    </Button>
  ) : (
    <Button variant="secondary" size="small" {...action}>
      <span>
        Register <VisuallyHidden>for {event.title}</VisuallyHidden>
      </span>
    </Button>
  );
}
