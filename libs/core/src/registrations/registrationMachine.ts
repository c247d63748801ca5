import type { CallFailure, Event, Registration } from '@parlour/contract';
import { UNDO_SECONDS } from '@parlour/contract/values';
import { assign, enqueueActions, fromCallback } from 'xstate';
import { messageOf } from '../failures/failureFacts.ts';
import { callFailureOf } from '../forms/callResult.ts';
import { setup } from '../setupMachine.ts';
import { CANCELLATION_FAILED, REGISTRATION_FAILED } from './messages.ts';

/** An event that can be registered for. */
export type RegistrableEvent = Pick<Event, 'id' | 'title'>;

type CommandType = 'register' | 'cancel';

/** What the machine asks the app to do. */
export interface RegistrationCommand {
  /** The call to make. */
  readonly type: CommandType;
  /** The event that it is about. */
  readonly event: RegistrableEvent;
}

/** How a {@link RegistrationCommand} ended. The app sends one back for each. */
export type RegistrationOutcome =
  | { type: 'registration.stored'; event: RegistrableEvent; registration: Registration }
  | { type: 'registration.canceled'; event: RegistrableEvent }
  | {
      type: 'registration.failed';
      event: RegistrableEvent;
      command: CommandType;
      /** The failure of the call, or what was thrown instead of it. */
      cause: unknown;
    };

/** What the member does, and how it ended. */
export type RegistrationMachineEvent =
  /** With `pressedAt`, in milliseconds since 1970, it can be undone for some seconds, before its email leaves. */
  | { type: 'registration.requested'; event: RegistrableEvent; pressedAt?: number }
  /** The member takes back the registration that is shown, at a time in milliseconds since 1970. */
  | { type: 'registration.undone'; pressedAt: number }
  /** The machine's own: the seconds since the member registered have passed. */
  | { type: 'undo.ended'; event: RegistrableEvent }
  | { type: 'cancellation.requested'; event: RegistrableEvent }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' }
  | { type: 'outcome.dismissed' }
  | RegistrationOutcome;

/** Why a command failed. */
interface RegistrationFailure {
  readonly command: CommandType;
  /** For the member: the server's own, or what has failed. */
  readonly message: string;
  readonly cause: CallFailure;
}

/** The data of a page's registrations. */
interface RegistrationMachineContext {
  /** Ids of the events with a pending command. */
  readonly pending: ReadonlySet<string>;
  /** When the offer to undo a registration ends, in milliseconds since 1970, by the id of its event. */
  readonly undoable: ReadonlyMap<string, number>;
  /** What the question or the outcome is about; null before the first. */
  readonly subject: RegistrableEvent | null;
  /** The registration that was stored last. */
  readonly registration: Registration | null;
  /** Why the last command failed. */
  readonly failure: RegistrationFailure | null;
}

const types: { context?: RegistrationMachineContext; events?: RegistrationMachineEvent } = {};

/** Milliseconds from the press, so that a late response leaves no offer that outlives the pause of the email. */
const UNDO_TIME = UNDO_SECONDS * 1000;

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((each) => each !== id));

const failedMessages = {
  register: REGISTRATION_FAILED,
  cancel: CANCELLATION_FAILED,
} as const satisfies Record<CommandType, string>;

const failureOf = (command: CommandType, thrown: unknown): RegistrationFailure => {
  const cause = callFailureOf(thrown);
  return { command, message: messageOf(cause, failedMessages[command]), cause };
};

/** Returns the parameters of an action or guard about the event that a machine's event names. */
const namedEvent = ({ event: { event } }: { event: { event: RegistrableEvent } }) => ({ event });

const dismissed = { on: { 'outcome.dismissed': 'quiet' } } as const;

/**
 * The registrations of one page (core/registrations-1 to core/registrations-4): `quiet`, the question `asking` and `canceling`, and the outcomes
 * `registered`, `canceled` and `failed`. The app provides `calls`, which makes the call of each command.
 */
export const registrationMachine = setup({
  types,
  actors: {
    /** Makes the call of each command, side by side, and sends a `RegistrationOutcome` back for each, such as `registrationActor` of the client. */
    calls: fromCallback<RegistrationCommand>(() => {
      throw new Error('The app provides the actor calls.');
    }),
  },
  guards: {
    isFree: ({ context: { pending } }, { event }: { event: RegistrableEvent }) =>
      !pending.has(event.id),
    isUndoable: ({ context: { subject, undoable } }, { pressedAt }: { pressedAt: number }) =>
      subject !== null && pressedAt < (undoable.get(subject.id) ?? 0),
    isUndoOffered: ({ context: { subject, undoable } }) =>
      subject !== null && undoable.has(subject.id),
    isShown: ({ context: { subject } }, { event }: { event: RegistrableEvent }) =>
      subject?.id === event.id,
  },
  actions: {
    setSubject: assign((_, { event }: { event: RegistrableEvent }) => ({ subject: event })),
    perform: enqueueActions(({ context, enqueue }, { type }: { type: CommandType }) => {
      const { subject, pending } = context;
      if (subject === null) return;
      enqueue.assign({ pending: new Set([...pending, subject.id]), failure: null });
      enqueue.sendTo('calls', { type, event: subject });
    }),
    beginUndo: enqueueActions(({ context, enqueue }, { pressedAt }: { pressedAt?: number }) => {
      const { subject, undoable } = context;
      if (subject === null || pressedAt === undefined) return;
      enqueue.assign({ undoable: new Map([...undoable, [subject.id, pressedAt + UNDO_TIME]]) });
      // The seconds of an earlier press would otherwise end those of this one.
      const id = `undo ${subject.id}`;
      enqueue.cancel(id);
      enqueue.raise({ type: 'undo.ended', event: subject }, { id, delay: UNDO_TIME });
    }),
    endUndo: assign(({ context: { undoable } }, { event }: { event: RegistrableEvent }) => ({
      undoable: new Map([...undoable].filter(([id]) => id !== event.id)),
    })),
    end: assign(({ context: { pending } }, { event }: { event: RegistrableEvent }) => ({
      pending: without(pending, event.id),
      subject: event,
    })),
    setRegistration: assign((_, { registration }: { registration: Registration }) => ({
      registration,
    })),
    setFailure: assign((_, { command, cause }: { command: CommandType; cause: unknown }) => ({
      failure: failureOf(command, cause),
    })),
  },
}).createMachine({
  id: 'registration',
  context: {
    pending: new Set(),
    undoable: new Map(),
    subject: null,
    registration: null,
    failure: null,
  },
  invoke: { id: 'calls', src: 'calls' },
  initial: 'quiet',
  on: {
    'registration.requested': {
      guard: { type: 'isFree', params: namedEvent },
      target: '.quiet',
      actions: [
        { type: 'setSubject', params: namedEvent },
        { type: 'perform', params: { type: 'register' } },
        {
          type: 'beginUndo',
          params: ({ event: { pressedAt } }) => (pressedAt === undefined ? {} : { pressedAt }),
        },
      ],
    },
    'undo.ended': { actions: { type: 'endUndo', params: namedEvent } },
    'cancellation.requested': {
      guard: { type: 'isFree', params: namedEvent },
      target: '.asking',
      actions: { type: 'setSubject', params: namedEvent },
    },
    'registration.stored': {
      target: '.registered',
      actions: [
        { type: 'end', params: namedEvent },
        {
          type: 'setRegistration',
          params: ({ event }) => ({ registration: event.registration }),
        },
      ],
    },
    'registration.canceled': {
      target: '.canceled',
      actions: { type: 'end', params: namedEvent },
    },
    'registration.failed': {
      target: '.failed',
      actions: [
        { type: 'end', params: namedEvent },
        {
          type: 'setFailure',
          params: ({ event: { command, cause } }) => ({ command, cause }),
        },
      ],
    },
  },
  states: {
    quiet: {},
    asking: {
      on: {
        'cancellation.declined': 'quiet',
        'cancellation.confirmed': {
          target: 'canceling',
          actions: { type: 'perform', params: { type: 'cancel' } },
        },
      },
    },
    canceling: {},
    registered: {
      on: {
        'outcome.dismissed': 'quiet',
        'registration.undone': [
          {
            guard: { type: 'isUndoable', params: ({ event: { pressedAt } }) => ({ pressedAt }) },
            target: 'quiet',
            actions: { type: 'perform', params: { type: 'cancel' } },
          },
          // Timers rest while a device sleeps, but the email has left.
          { guard: 'isUndoOffered', target: 'asking' },
        ],
        // The offer ends in sight, also while it is pointed at or focused: the email leaves soon after.
        'undo.ended': [
          {
            guard: { type: 'isShown', params: namedEvent },
            target: 'quiet',
            actions: { type: 'endUndo', params: namedEvent },
          },
          { actions: { type: 'endUndo', params: namedEvent } },
        ],
      },
    },
    canceled: dismissed,
    failed: dismissed,
  },
});
