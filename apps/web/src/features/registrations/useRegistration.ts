import { valueOf } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { registerForEvent } from '@parlour/client';
import type { Event } from '@parlour/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../profile/queries.ts';

/** An event that can be registered for. */
export type RegistrableEvent = Pick<Event, 'id' | 'title'>;

/** Outcome of the last registration. */
type RegistrationOutcome =
  | { readonly state: 'failed' }
  | {
      readonly state: 'registered';
      readonly eventTitle: string;
      readonly confirmationNumber: string;
    };

/** State of the registrations made on a page, with the action to make one. */
export interface EventRegistration {
  /** Ids of the events with a pending registration. */
  readonly registering: ReadonlySet<string>;
  /** Null before the first registration, and after it was dismissed. */
  readonly outcome: RegistrationOutcome | null;
  readonly onRegister: (event: RegistrableEvent) => void;
  readonly onDismiss: () => void;
}

/** Binds registrations to the call. The attendee is the member, with the data of their profile (WER1). */
export function useRegistration(): EventRegistration {
  const client = useClient();
  const cache = useQueryClient();
  const [registering, setRegistering] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<RegistrationOutcome | null>(null);

  const { mutate } = useMutation({
    mutationFn: async ({ id }: RegistrableEvent) => {
      const { firstName, lastName, email } = await cache.query(profileQuery(client));
      const attendeeInfo = { firstName, lastName, email };
      return valueOf(
        registerForEvent(client, { params: { id: id }, body: { eventId: id, attendeeInfo } }),
      );
    },
    onMutate: ({ id }) => {
      setOutcome(null);
      setRegistering((ids) => new Set([...ids, id]));
    },
    onSuccess: ({ confirmationNumber }, { title }) =>
      setOutcome({ state: 'registered', eventTitle: title, confirmationNumber }),
    onError: () => setOutcome({ state: 'failed' }),
    onSettled: (_registration, _error, { id }) =>
      setRegistering((ids) => new Set([...ids].filter((pendingId) => pendingId !== id))),
  });

  return { registering, outcome, onRegister: mutate, onDismiss: () => setOutcome(null) };
}
