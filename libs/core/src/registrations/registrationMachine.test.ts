import type { Registration } from '@parlour/contract';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { CANCELLATION_FAILED, REGISTRATION_FAILED } from './messages.ts';
import {
  type RegistrationCommand,
  registrationMachine,
  type RegistrationMachineEvent,
  type RegistrationOutcome,
} from './registrationMachine.ts';

const gala = { id: 'gala', title: 'The Gala' };
const fado = { id: 'fado', title: 'Supper and Fado' };
const registration: Registration = {
  confirmationNumber: 'RG-7K3M9X',
  registeredAt: '2030-03-08T18:00:00Z',
  calendarFile: '',
  event: {
    ...gala,
    imageUrl: null,
    location: null,
    startDate: '2030-04-01T18:00:00Z',
    endDate: null,
    timeZone: 'Europe/Paris',
  },
};

/** Starts the machine with calls that end when the test says how. */
function start() {
  const clock = new SimulatedClock();
  const commands: string[] = [];
  let slept = 0;
  let sendBack: (outcome: RegistrationOutcome) => void = () => undefined;
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        calls: fromCallback<RegistrationCommand>((port) => {
          sendBack = port.sendBack;
          port.receive(({ type, event }) => commands.push(`${type} ${event.id}`));
        }),
      },
    }),
    { clock },
  ).start();
  return {
    commands,
    now: () => clock.now() + slept,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    // Timers rest while a device sleeps.
    sleep: (milliseconds: number) => void (slept += milliseconds),
    send: (...events: readonly RegistrationMachineEvent[]) => events.forEach(actor.send),
    end: (outcome: RegistrationOutcome) => sendBack(outcome),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const failure = (
  command: 'register' | 'cancel',
  cause: unknown = lostResponse,
): RegistrationOutcome => ({ type: 'registration.failed', event: gala, command, cause });

test('core/registrations-1, core/registrations-2, core/registrations-4: every state is reached, and a failure is stored only as the last outcome', () => {
  const quietCalls = registrationMachine.provide({
    actors: { calls: fromCallback(() => undefined) },
  });
  const reached = getShortestPaths(quietCalls, {
    events: [
      { type: 'registration.requested', event: gala },
      { type: 'registration.undone', pressedAt: 0 },
      { type: 'cancellation.requested', event: gala },
      { type: 'cancellation.confirmed' },
      { type: 'cancellation.declined' },
      { type: 'outcome.dismissed' },
      { type: 'registration.stored', event: gala, registration },
      { type: 'registration.canceled', event: gala },
      failure('register'),
    ],
    serializeState: ({ value, context }) =>
      JSON.stringify([value, [...context.pending], context.failure]),
  }).map(({ state: { value, context } }) => [value, context.pending.size].join(' '));
  expect(new Set(reached)).toEqual(
    new Set([
      'quiet 0',
      'quiet 1',
      'asking 0',
      'canceling 1',
      'registered 0',
      'canceled 0',
      'failed 0',
    ]),
  );
});

test('core/registrations-1: a second press while it is pending makes no second call, and another event is free', () => {
  const { commands, send, context } = start();
  send(
    { type: 'registration.requested', event: gala },
    { type: 'registration.requested', event: gala },
    { type: 'cancellation.requested', event: gala },
    { type: 'registration.requested', event: fado },
  );
  expect(commands).toEqual(['register gala', 'register fado']);
  expect(context().pending).toEqual(new Set(['gala', 'fado']));
});

test('core/registrations-2: the outcome is of the last action that ended, and a new one replaces it', () => {
  const { send, end, state, context } = start();
  send(
    { type: 'registration.requested', event: gala },
    { type: 'registration.requested', event: fado },
  );
  end({ type: 'registration.stored', event: gala, registration });
  expect([state(), context().subject, context().registration]).toEqual([
    'registered',
    gala,
    registration,
  ]);
  expect(context().pending).toEqual(new Set(['fado']));
  end({ ...failure('register'), event: fado });
  expect([state(), context().subject]).toEqual(['failed', fado]);
  expect(context().failure).toMatchObject({ command: 'register', cause: lostResponse });
  send({ type: 'registration.requested', event: fado });
  expect([state(), context().failure]).toEqual(['quiet', null]);
  end({ type: 'registration.stored', event: fado, registration });
  send({ type: 'outcome.dismissed' });
  expect(state()).toBe('quiet');
});

test.each([
  ['register', domainFailure('This event is over.'), 'This event is over.'],
  ['register', lostResponse, REGISTRATION_FAILED],
  ['cancel', lostResponse, CANCELLATION_FAILED],
] as const)('core/registrations-8: to %s has failed with a message', (command, cause, message) => {
  const { end, context } = start();
  end(failure(command, cause));
  expect(context().failure).toEqual({ command, message, cause });
});

test('core/registrations-8: what was thrown in place of a failure is one without a response', () => {
  const { end, context } = start();
  end(failure('register', new Error('A bug.')));
  expect(context().failure).toMatchObject({
    message: REGISTRATION_FAILED,
    cause: { kind: 'transport', detail: 'Error: A bug.' },
  });
});

test('core/registrations-3: a shown registration is undone without a question, and a dismissed one is not', () => {
  const { commands, end, now, send, state } = start();
  send({ type: 'registration.requested', event: gala, pressedAt: now() });
  end({ type: 'registration.stored', event: gala, registration });
  send(
    { type: 'registration.undone', pressedAt: now() },
    { type: 'registration.undone', pressedAt: now() },
  );
  expect(commands).toEqual(['register gala', 'cancel gala']);
  end({ type: 'registration.canceled', event: gala });
  expect(state()).toBe('canceled');
  send({ type: 'registration.requested', event: fado, pressedAt: now() });
  end({ type: 'registration.stored', event: fado, registration });
  send({ type: 'outcome.dismissed' }, { type: 'registration.undone', pressedAt: now() });
  expect(commands).toEqual(['register gala', 'cancel gala', 'register fado']);
});

test('core/registrations-9: the offer ends when its seconds since the press have passed, and an undo that comes later is not sent', () => {
  const { commands, context, end, now, pass, send, state } = start();
  send({ type: 'registration.requested', event: gala, pressedAt: now() });
  pass(2000);
  end({ type: 'registration.stored', event: gala, registration });
  pass(3999);
  expect([state(), [...context().undoable.keys()]]).toEqual(['registered', ['gala']]);
  pass(1);
  expect([state(), [...context().undoable.keys()]]).toEqual(['quiet', []]);
  send({ type: 'registration.undone', pressedAt: now() });
  expect(commands).toEqual(['register gala']);
});

test('core/registrations-9: a response that comes after these seconds is shown without the offer, until it is dismissed', () => {
  const { commands, context, end, now, pass, send, state } = start();
  send({ type: 'registration.requested', event: gala, pressedAt: now() });
  pass(6000);
  end({ type: 'registration.stored', event: gala, registration });
  send({ type: 'registration.undone', pressedAt: now() });
  pass(60_000);
  expect([state(), context().undoable.size, commands]).toEqual([
    'registered',
    0,
    ['register gala'],
  ]);
});

test('core/registrations-9: each registration has its own seconds, and another press begins them anew', () => {
  const { context, end, now, pass, send, state } = start();
  send({ type: 'registration.requested', event: gala, pressedAt: now() });
  pass(3000);
  send({ type: 'registration.requested', event: fado, pressedAt: now() });
  end({ type: 'registration.stored', event: fado, registration });
  pass(3000);
  expect([state(), [...context().undoable.keys()]]).toEqual(['registered', ['fado']]);
  end({ ...failure('register'), event: gala });
  send({ type: 'registration.requested', event: gala, pressedAt: now() });
  pass(1000);
  end(failure('register'));
  send({ type: 'registration.requested', event: gala, pressedAt: now() });
  end({ type: 'registration.stored', event: gala, registration });
  pass(5999);
  expect(state()).toBe('registered');
  pass(1);
  expect(state()).toBe('quiet');
});

test('core/registrations-9: an undo after the device has slept asks first', () => {
  const { commands, end, now, pass, send, sleep, state } = start();
  send({ type: 'registration.requested', event: gala, pressedAt: now() });
  end({ type: 'registration.stored', event: gala, registration });
  pass(2000);
  sleep(4000);
  send({ type: 'registration.undone', pressedAt: now() });
  expect([state(), commands]).toEqual(['asking', ['register gala']]);
  pass(4000);
  send({ type: 'cancellation.confirmed' });
  expect(commands).toEqual(['register gala', 'cancel gala']);
});

test('core/registrations-3, core/registrations-9: where no Undo is offered the outcome stays', () => {
  const { commands, end, now, pass, send, state } = start();
  send({ type: 'registration.requested', event: gala });
  end({ type: 'registration.stored', event: gala, registration });
  pass(60_000);
  send({ type: 'registration.undone', pressedAt: now() });
  expect([state(), commands]).toEqual(['registered', ['register gala']]);
});

test('core/registrations-4: canceling asks, stays open while it is pending, and can be declined', () => {
  const { commands, send, end, state, context } = start();
  send({ type: 'cancellation.requested', event: gala }, { type: 'cancellation.declined' });
  expect([state(), commands]).toEqual(['quiet', []]);
  send({ type: 'cancellation.requested', event: gala }, { type: 'cancellation.confirmed' });
  expect([state(), commands]).toEqual(['canceling', ['cancel gala']]);
  send({ type: 'cancellation.declined' }, { type: 'cancellation.confirmed' });
  expect(state()).toBe('canceling');
  end(failure('cancel'));
  expect([state(), context().failure?.command]).toEqual(['failed', 'cancel']);
  send({ type: 'cancellation.requested', event: gala }, { type: 'cancellation.confirmed' });
  end({ type: 'registration.canceled', event: gala });
  expect([state(), context().pending.size]).toEqual(['canceled', 0]);
});
