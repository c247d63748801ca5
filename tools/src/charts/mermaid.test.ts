import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { renderDiagram, listGeneralRules } from './mermaid.ts';

const door = setup({
  actors: { unlock: fromPromise(() => Promise.resolve()) },
  guards: { hasKey: () => true },
}).createMachine({
  id: 'door',
  initial: 'closed',
  on: { burned: '.gone' },
  states: {
    closed: {
      initial: 'locked',
      on: { pushed: {} },
      states: {
        locked: { on: { turned: { guard: 'hasKey', target: 'unlocking' } } },
        unlocking: {
          invoke: { id: 'unlocking', src: 'unlock', onDone: 'free', onError: 'locked' },
        },
        free: { on: { opened: '#door.open' } },
      },
    },
    open: { after: { 1000: 'closed' } },
    gone: { type: 'final' },
  },
});

test('a machine is drawn with its nested states, guards, delays and outcomes', () => {
  expect(renderDiagram(door)).toBe(
    [
      'stateDiagram-v2',
      '  [*] --> closed',
      '  state "closed" as closed {',
      '    [*] --> closed_locked',
      '    state "locked" as closed_locked',
      '    closed_locked --> closed_unlocking: turned [hasKey]',
      '    state "unlocking" as closed_unlocking',
      '    closed_unlocking --> closed_free: unlocking done',
      '    closed_unlocking --> closed_locked: unlocking failed',
      '    state "free" as closed_free',
      '    closed_free --> open: opened',
      '  }',
      '  state "open" as open',
      '  open --> closed: after 1000 ms',
      '  state "gone" as gone',
      '  gone --> [*]',
    ].join('\n'),
  );
});

test('events that hold in every state are listed', () => {
  expect(listGeneralRules(door.root)).toEqual([
    'In any state: `burned` leads to `gone`.',
    'In any state of `closed`: `pushed`, which stays where it is.',
  ]);
});

test('parallel states are separated', () => {
  const lamp = setup({}).createMachine({
    id: 'lamp',
    type: 'parallel',
    states: { on: {}, warm: {} },
  });
  expect(renderDiagram(lamp)).toBe(
    'stateDiagram-v2\n  state "on" as on\n  --\n  state "warm" as warm',
  );
});
