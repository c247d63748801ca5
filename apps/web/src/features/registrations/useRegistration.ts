import { changeList } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useIsSignedIn } from '@parlour/app/session';
import type { Client } from '@parlour/client';
import { registrationActor } from '@parlour/client/actors';
import type { Registration } from '@parlour/contract';
import {
  type RegistrableEvent,
  type RegistrationCommand,
  registrationMachine,
  type RegistrationOutcome,
  registrationsByEvent,
  withoutRegistration,
  withRegistration,
} from '@parlour/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { loadCancellationDialog } from './loadCancellationDialog.ts';
import { registrationsQuery } from './queries.ts';

/** The outcome of the last action. */
type Outcome =
  | { readonly state: 'failed'; readonly command: RegistrationCommand['type'] }
  | { readonly state: 'canceled'; readonly eventTitle: string }
  | {
      readonly state: 'registered';
      readonly eventTitle: string;
      readonly confirmationNumber: string;
    };

/** The member's registrations as a page shows them, with the actions to make and cancel one. */
export interface EventRegistration {
  /** The member's own registrations by the id of their event. Null while they load; empty if they can't be loaded. */
  readonly own: ReadonlyMap<string, Registration> | null;
  /** Ids of the events with a pending registration or cancellation. */
  readonly pending: ReadonlySet<string>;
  /** Null before the first action, and after its outcome was dismissed. */
  readonly outcome: Outcome | null;
  /** The event whose cancellation is asked about; null for none. */
  readonly question: { readonly event: RegistrableEvent; readonly isPending: boolean } | null;
  readonly onRegister: (event: RegistrableEvent) => void;
  /** Takes back the registration that the outcome shows; asks first once its email may have left. Null where it is not offered. */
  readonly onUndo: (() => void) | null;
  readonly onCancel: (event: RegistrableEvent) => void;
  readonly onCancelConfirm: () => void;
  readonly onCancelDecline: () => void;
  readonly onDismiss: () => void;
}

const none: ReadonlyMap<string, Registration> = new Map();

/**
 * Binds the registrations of a page to their machine and their calls.
 * @param offersUndo whether a registration can be undone for some seconds, before its email leaves
 */
export function useRegistration({ offersUndo = false } = {}): EventRegistration {
  const client = useClient();
  const cache = useQueryClient();
  const registrations = useQuery({ ...registrationsQuery(client), enabled: useIsSignedIn() });
  const own = useMemo(
    () => registrations.data && registrationsByEvent(registrations.data),
    [registrations.data],
  );
  const machine = useMemo(
    () =>
      registrationMachine.provide({
        actors: {
          calls: registrationActor(client, {
            offersUndo,
            // The attendee is the member, with the data of their profile (web/registrations-1). Few visits need its code.
            findAttendee: async () => {
              const { profileQuery } = await import('../profile/queries.ts');
              return { ok: true, value: await cache.query(profileQuery(client)) };
            },
            onOutcome: (outcome) => changeCachedList(client, cache, outcome),
          }),
        },
      }),
    [client, cache, offersUndo],
  );
  const [{ value, context }, send] = useMachine(machine);
  const { subject, pending, undoable, registration, failure } = context;

  const outcomeOf = (): Outcome | null => {
    if (value === 'failed' && failure !== null) return { state: value, command: failure.command };
    if (subject === null) return null;
    const eventTitle = subject.title;
    if (value === 'canceled') return { state: value, eventTitle };
    if (value !== 'registered' || registration === null) return null;
    return { state: value, eventTitle, confirmationNumber: registration.confirmationNumber };
  };
  const isAsking = value === 'asking' || value === 'canceling';

  return {
    own: own ?? (registrations.isLoading ? null : none),
    pending,
    outcome: outcomeOf(),
    question:
      isAsking && subject !== null ? { event: subject, isPending: value === 'canceling' } : null,
    onRegister: (event) =>
      send({
        type: 'registration.requested',
        event,
        ...(offersUndo ? { pressedAt: Date.now() } : {}),
      }),
    onUndo:
      subject !== null && undoable.has(subject.id)
        ? () => send({ type: 'registration.undone', pressedAt: Date.now() })
        : null,
    onCancel: (event) =>
      void loadCancellationDialog().then(
        () => send({ type: 'cancellation.requested', event }),
        (cause) => send({ type: 'registration.failed', event, command: 'cancel', cause }),
      ),
    onCancelConfirm: () => send({ type: 'cancellation.confirmed' }),
    onCancelDecline: () => send({ type: 'cancellation.declined' }),
    onDismiss: () => send({ type: 'outcome.dismissed' }),
  };
}

/** Applies the outcome of a command to the cached list. */
async function changeCachedList(
  client: Client,
  cache: QueryClient,
  outcome: RegistrationOutcome,
): Promise<void> {
  const query = registrationsQuery(client);
  switch (outcome.type) {
    case 'registration.stored':
      return changeList(cache, query, (list) => withRegistration(list, outcome.registration));
    case 'registration.canceled':
      return changeList(cache, query, (list) => withoutRegistration(list, outcome.event.id));
    case 'registration.failed':
      // Only the response may have been lost.
      void cache.invalidateQueries({ queryKey: query.queryKey });
  }
}
