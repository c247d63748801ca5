import { useClient } from '@parlour/app/data-layout';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { createSaving, type Saving, type SavingState } from './saving.ts';

/** One for each cache, since all hearts of the app share it. */
const savings = new WeakMap<QueryClient, Saving>();

/** Returns what saves for the signed-in member. */
export function useSaving(): Saving {
  const { session, browserStorage } = useServices();
  const client = useClient();
  const cache = useQueryClient();
  const known = savings.get(cache);
  if (known !== undefined) return known;
  const saving = createSaving({ client, cache, session, storage: browserStorage });
  savings.set(cache, saving);
  return saving;
}

/** Returns how far the changes have come, and updates with them. */
export function useSavingState(saving: Saving): SavingState {
  return useSyncExternalStore(saving.subscribe, saving.state, saving.state);
}
