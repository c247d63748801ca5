import { Button, VisuallyHidden } from '@parlour/ui';
import type { EventRegistration, RegistrableEvent } from './useRegistration.ts';

export type RegisterButtonProps = {
  event: RegistrableEvent;
  registration: EventRegistration;
  /** `page` for the only button of a page, `row` in a list, where the button's name includes the event's title. */
  place: 'page' | 'row';
};

/** Registers the member for one event. */
export function RegisterButton({ event, registration, place }: RegisterButtonProps) {
  const { registering, onRegister } = registration;
  const action = {
    isPending: registering.has(event.id),
    pendingLabel: 'Registering...',
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
