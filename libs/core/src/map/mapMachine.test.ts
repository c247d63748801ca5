import { createActor, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test } from 'vitest';
import { mapMachine, type MapMachineEvent } from './mapMachine.ts';

type Snapshot = SnapshotFrom<typeof mapMachine>;

const walk = {
  events: [
    { type: 'cover.clicked' },
    { type: 'pin.clicked', vendorId: 'zoe' },
    { type: 'pin.clicked', vendorId: 'lys' },
    { type: 'window.closed' },
    { type: 'filter.chosen', filter: 'ALL' },
    { type: 'filter.chosen', filter: 'DINING' },
  ] satisfies MapMachineEvent[],
  serializeState: ({ value, context }: Snapshot) => JSON.stringify([value, context]),
};

/** Asserts the effect of each event. */
const assertEffect: Record<MapMachineEvent['type'], (before: Snapshot, after: Snapshot) => void> = {
  'cover.clicked': (before, after) => {
    expect(after.value).toBe('interactive');
    expect(after.context).toEqual(before.context);
  },
  'pin.clicked': (before, after) => {
    expect(after.value).toBe(before.value);
    if (before.value === 'covered') expect(after.context).toEqual(before.context);
    else expect(after.context.selectedVendorId).not.toBe(before.context.selectedVendorId);
  },
  'window.closed': (before, after) => {
    expect(after.value).toBe(before.value);
    expect(after.context.selectedVendorId).toBeNull();
  },
  'filter.chosen': (before, after) => {
    expect(after.value).toBe(before.value);
    if (after.context.filter === before.context.filter) {
      expect(after.context).toEqual(before.context);
    } else {
      expect(after.context.selectedVendorId).toBeNull();
    }
  },
};

test('core/map-11, core/map-12, core/map-13: both states with every filter and selection are reached, and no more', () => {
  const reached = getShortestPaths(mapMachine, walk).map(({ state: { value, context } }) =>
    [value, context.filter, context.selectedVendorId].join(' '),
  );
  expect(reached.toSorted()).toEqual([
    'covered ALL ',
    'covered DINING ',
    'interactive ALL ',
    'interactive ALL lys',
    'interactive ALL zoe',
    'interactive DINING ',
    'interactive DINING lys',
    'interactive DINING zoe',
  ]);
});

test('core/map-11, core/map-12, core/map-13: each event has its effect in every state', () => {
  for (const { state: before } of getShortestPaths(mapMachine, walk)) {
    for (const event of walk.events) {
      const [after] = transition(mapMachine, before, event);
      assertEffect[event.type](before, after);
    }
  }
});

const start = (...events: MapMachineEvent[]) => {
  const actor = createActor(mapMachine, { input: undefined }).start();
  events.forEach((event) => actor.send(event));
  const { value, context } = actor.getSnapshot();
  return { value, ...context };
};

test('core/map-21: the map starts with the filter that it is given', () => {
  const actor = createActor(mapMachine, { input: { filter: 'HOTELS' } });
  expect(actor.getSnapshot().context.filter).toBe('HOTELS');
});

test('core/map-11: the map starts covered, with every vendor and without a window', () => {
  expect(start()).toEqual({ value: 'covered', filter: 'ALL', selectedVendorId: null });
});

test('core/map-12: the clicked pin has its window until it is clicked again', () => {
  const zoe = { type: 'pin.clicked', vendorId: 'zoe' } as const;
  const lys = { type: 'pin.clicked', vendorId: 'lys' } as const;
  const cover = { type: 'cover.clicked' } as const;
  expect(start(zoe).selectedVendorId).toBeNull();
  expect(start(cover, zoe).selectedVendorId).toBe('zoe');
  expect(start(cover, zoe, lys).selectedVendorId).toBe('lys');
  expect(start(cover, zoe, zoe).selectedVendorId).toBeNull();
  expect(start(cover, zoe, { type: 'window.closed' }).selectedVendorId).toBeNull();
});

test('core/map-13: another filter clears the selection, the same one keeps it', () => {
  const selected = [{ type: 'cover.clicked' }, { type: 'pin.clicked', vendorId: 'zoe' }] as const;
  expect(start(...selected, { type: 'filter.chosen', filter: 'ALL' }).selectedVendorId).toBe('zoe');
  expect(start(...selected, { type: 'filter.chosen', filter: 'HOTELS' })).toEqual({
    value: 'interactive',
    filter: 'HOTELS',
    selectedVendorId: null,
  });
});
