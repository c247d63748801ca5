import { Badge, Button, VisuallyHidden } from '@parlour/ui';
import type { RegistrableEvent } from '@parlour/core';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './RegistrationMark.css.ts';
import { number } from './RegistrationPanel.css.ts';
import type { EventRegistration } from './useRegistration.ts';

export type RegistrationMarkProps = {
  event: RegistrableEvent;
  registration: EventRegistration;
};

/**
 * The mark of a registered event in a list, or the button to register. Each takes the focus of the other, because the one
 * that had it is gone.
 */
export function RegistrationMark({ event, registration }: RegistrationMarkProps) {
  const { own, pending, onRegister } = registration;
  const registered = own?.get(event.id);
  const isRegistered = registered !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = place;
    // A notification that closes gives the focus back without an event.
    if (!hasFocus.current && document.activeElement !== current) return;
    (isRegistered ? current : current?.querySelector('button'))?.focus();
  }, [isRegistered]);

  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.mark}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {registered === undefined ? (
        <Button
          changes
          variant="secondary"
          size="small"
          isPending={pending.has(event.id)}
          pendingLabel="Registering..."
          onClick={() => onRegister(event)}
        >
          <span>
            Register <VisuallyHidden>for {event.title}</VisuallyHidden>
          </span>
        </Button>
      ) : (
        <>
          <Badge tone="positive">Registered</Badge>
          <span className={number}>{registered.confirmationNumber}</span>
        </>
      )}
    </div>
  );
}
