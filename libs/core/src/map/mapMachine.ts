import { assign } from 'xstate';
import { setup } from '../setupMachine.ts';
import type { MapFilter } from './filters.ts';

/** The label of the overlay on a map that is not yet active (core/map-11). */
export const MAP_OVERLAY_LABEL = 'Click to interact with map';
/** Shown above the addresses where a map cannot be shown. */
export const MAP_UNAVAILABLE = 'The map can’t be shown here. These are the addresses:';

/** The member's choices on the map. */
interface MapMachineContext {
  readonly filter: MapFilter;
  /** The vendor whose pin shows its window. */
  readonly selectedVendorId: string | null;
}

/** What the member does on the map. */
export type MapMachineEvent =
  | { type: 'cover.clicked' }
  | { type: 'pin.clicked'; vendorId: string }
  /** The window's cross or Escape. */
  | { type: 'window.closed' }
  | { type: 'filter.chosen'; filter: MapFilter };

const types: {
  context?: MapMachineContext;
  events?: MapMachineEvent;
  input?:
    | {
        /** The filter that the map opens with, such as that of the address. */
        readonly filter: MapFilter;
      }
    | undefined;
} = {};

/**
 * The state of one map (core/map-11 to core/map-13): `covered`, without gestures and zoom control, until the first click, then
 * `interactive`. A click on a pin toggles its window; another filter clears the selection.
 */
export const mapMachine = setup({
  types,
  actions: {
    toggle: assign(({ context }, { vendorId }: { vendorId: string }) => ({
      selectedVendorId: context.selectedVendorId === vendorId ? null : vendorId,
    })),
    clearSelection: assign({ selectedVendorId: null }),
    setFilter: assign((_, { filter }: { filter: MapFilter }) => ({ filter })),
  },
  guards: {
    isDifferent: ({ context }, { filter }: { filter: MapFilter }) => filter !== context.filter,
  },
}).createMachine({
  id: 'map',
  initial: 'covered',
  context: ({ input }) => ({ filter: input?.filter ?? 'ALL', selectedVendorId: null }),
  on: {
    'filter.chosen': {
      guard: { type: 'isDifferent', params: ({ event }) => event },
      actions: [{ type: 'setFilter', params: ({ event }) => event }, 'clearSelection'],
    },
  },
  states: {
    covered: { on: { 'cover.clicked': 'interactive' } },
    interactive: {
      on: {
        'pin.clicked': {
          actions: { type: 'toggle', params: ({ event }) => event },
        },
        'window.closed': { actions: 'clearSelection' },
      },
    },
  },
});
