import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is drawn by a browser that is done taking over what the server has drawn. What differs between the two,
 * as the reader's zone does, waits for it, so that both first draw the same.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
