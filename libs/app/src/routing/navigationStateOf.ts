import type { DataRouter } from 'react-router';

/** Returns the navigation state of the page that a router is opening, otherwise of its current page. */
export function navigationStateOf({ state }: DataRouter): unknown {
  const opened: { readonly state: unknown } = state.navigation.location ?? state.location;
  return opened.state;
}
