import { assign, setup } from 'xstate';
import type { MapFilter } from './filters.ts';

/** What lies over a map that is not yet used (spec section 2). */
export const MAP_COVER = 'Click to interact with map';

/** What the member has chosen on the map. */
export interface MapMachineContext {
  readonly filter: MapFilter;
  /** The vendor whose pin shows its window. */
  readonly selectedVendorId: string | null;
}

/** What the member does on the map. */
export type MapMachineEvent =
  | { type: 'cover.clicked' }
  | { type: 'pin.clicked'; vendorId: string }
  /** The window's cross and Escape. */
  | { type: 'window.closed' }
  | { type: 'filter.chosen'; filter: MapFilter };

/** What the compiler is told of the machine. */
const types: { context?: MapMachineContext; events?: MapMachineEvent } = {};

/**
 * The life of one map (spec section 4): `covered`, without gestures and zoom control, until the first click, then
 * `interactive`. A click on a pin shows its window, a second one hides it; another filter clears the selection.
 */
export const mapMachine = setup({
  types,
  actions: {
    toggle: assign(({ context }, { vendorId }: { vendorId: string }) => ({
      selectedVendorId: context.selectedVendorId === vendorId ? null : vendorId,
    })),
    clearSelection: assign({ selectedVendorId: null }),
    keepFilter: assign((_, { filter }: { filter: MapFilter }) => ({ filter })),
  },
  guards: {
    isAnother: ({ context }, { filter }: { filter: MapFilter }) => filter !== context.filter,
  },
}).createMachine({
  id: 'map',
  initial: 'covered',
  context: { filter: 'ALL', selectedVendorId: null },
  on: {
    'filter.chosen': {
      guard: { type: 'isAnother', params: ({ event }) => ({ filter: event.filter }) },
      actions: [
        { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
        'clearSelection',
      ],
    },
  },
  states: {
    covered: { on: { 'cover.clicked': 'interactive' } },
    interactive: {
      on: {
        'pin.clicked': {
          actions: { type: 'toggle', params: ({ event }) => ({ vendorId: event.vendorId }) },
        },
        'window.closed': { actions: 'clearSelection' },
      },
    },
  },
});
