import {
  type CallFailure,
  cancelRegistration,
  registerForEvent,
  type RegistrationPayload,
  type Result,
} from '@parlour/contract';
import type { RegistrationCommand, RegistrationOutcome } from '@parlour/core';
import { type CallbackActorLogic, fromCallback } from 'xstate';
import type { Client } from '../client.ts';
import { send } from '../send.ts';

type Attendee = RegistrationPayload['attendeeInfo'];

/** Options of {@link registrationActor}. */
export interface RegistrationActorOptions {
  /** Finds who attends, such as `() => send(client, getProfile, {})` for the member. */
  readonly findAttendee: () => Promise<Result<Attendee, CallFailure>>;
  /** Whether a registration can be undone for some seconds, before its email leaves. */
  readonly offersUndo?: boolean;
  /** Called before the machine receives an outcome, such as to change a stored list. */
  readonly onOutcome?: (outcome: RegistrationOutcome) => void | Promise<void>;
}

/** Creates the actor `calls` of `registrationMachine`, which makes the call of each command and reports its outcome. */
export function registrationActor(
  client: Client,
  options: RegistrationActorOptions,
): CallbackActorLogic<RegistrationCommand> {
  const { onOutcome = () => undefined } = options;
  return fromCallback<RegistrationCommand>(({ receive, sendBack }) => {
    const perform = async (command: RegistrationCommand) => {
      const outcome = await outcomeOf(client, options, command);
      // The machine waits for the outcome, whatever becomes of what is done with it.
      try {
        await onOutcome(outcome);
      } finally {
        sendBack(outcome);
      }
    };
    receive((command) => void perform(command));
  });
}

/** Makes the call of a command. Never rejects. */
async function outcomeOf(
  client: Client,
  { findAttendee, offersUndo = false }: RegistrationActorOptions,
  { type, event }: RegistrationCommand,
): Promise<RegistrationOutcome> {
  const params = { id: event.id };
  const failed = (cause: unknown): RegistrationOutcome => ({
    type: 'registration.failed',
    event,
    command: type,
    cause,
  });
  try {
    if (type === 'cancel') {
      const canceled = await send(client, cancelRegistration, { params });
      return canceled.ok ? { type: 'registration.canceled', event } : failed(canceled.failure);
    }
    const attendee = await findAttendee();
    if (!attendee.ok) return failed(attendee.failure);
    const { firstName, lastName, email } = attendee.value;
    const attendeeInfo = { firstName, lastName, email };
    const body = { eventId: event.id, attendeeInfo, ...(offersUndo && { offersUndo }) };
    const stored = await send(client, registerForEvent, { params, body });
    return stored.ok
      ? { type: 'registration.stored', event, registration: stored.value }
      : failed(stored.failure);
  } catch (cause) {
    return failed(cause);
  }
}
