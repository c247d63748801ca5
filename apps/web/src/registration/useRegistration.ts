import { registerForEvent } from '@parlour/client';
import type { Event } from '@parlour/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { valueOf } from '../data/callError.ts';
import { useClient } from '../data/DataLayout.tsx';
import { profileQuery } from '../data/profileQuery.ts';

/** An event that can be registered for. */
export type RegistrableEvent = Pick<Event, 'id' | 'title'>;

/** How the last registration ended. */
type RegistrationOutcome =
  | { readonly state: 'failed' }
  | {
      readonly state: 'registered';
      readonly eventTitle: string;
      readonly confirmationNumber: string;
    };

/** What a page knows of the registrations that are made on it, and how to make one. */
export interface EventRegistration {
  /** The ids of the events for which a registration is under way. */
  readonly registering: ReadonlySet<string>;
  /** Null before any, and after it was dismissed. */
  readonly outcome: RegistrationOutcome | null;
  readonly onRegister: (event: RegistrableEvent) => void;
  readonly onDismiss: () => void;
}

/** Binds registrations to the call. The attendee is the member, as their profile has them (spec section 7). */
export function useRegistration(): EventRegistration {
  const client = useClient();
  const cache = useQueryClient();
  const [registering, setRegistering] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<RegistrationOutcome | null>(null);

  const { mutate } = useMutation({
    mutationFn: async ({ id }: RegistrableEvent) => {
      const { firstName, lastName, email } = await cache.query(profileQuery(client));
      const attendeeInfo = { firstName, lastName, email };
      return valueOf(registerForEvent(client, { eventId: id, attendeeInfo }));
    },
    onMutate: ({ id }) => {
      setOutcome(null);
      setRegistering((ids) => new Set([...ids, id]));
    },
    onSuccess: ({ confirmationNumber }, { title }) =>
      setOutcome({ state: 'registered', eventTitle: title, confirmationNumber }),
    onError: () => setOutcome({ state: 'failed' }),
    onSettled: (_registration, _error, { id }) =>
      setRegistering((ids) => new Set([...ids].filter((each) => each !== id))),
  });

  return { registering, outcome, onRegister: mutate, onDismiss: () => setOutcome(null) };
}
