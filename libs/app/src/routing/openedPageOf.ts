import type { DataRouter, Location } from 'react-router';

/** Returns the page that a router is opening, otherwise its current one. The navigation state may hold anything. */
export function openedPageOf({ state }: DataRouter): Location<unknown> {
  return state.navigation.location ?? state.location;
}
