import { useClient } from '@parlour/app/data-layout';
import { getDeskRequest } from '@parlour/client/staff';
import type { DeskEntry, DeskRequestDetail } from '@parlour/contract/staff';
import { useState } from 'react';

/** Lines that were loaded, all before one line. */
interface LoadedEntries {
  readonly before: string;
  readonly entries: readonly DeskEntry[];
  readonly hasEarlierEntries: boolean;
}

/** The lines of a thread before those that came with the request. */
export interface EarlierEntries {
  /** Those that were loaded, the oldest first. */
  readonly entries: readonly DeskEntry[];
  /** Loads more; null where there are none. */
  readonly more: { readonly isPending: boolean; readonly onShow: () => void } | null;
  /** Why the last ones were not loaded; null if they were. */
  readonly failure: string | null;
}

/** Loads the lines of a thread before those that came with the request, once they are wanted (`DKR15`). */
export function useEarlierEntries(request: DeskRequestDetail): EarlierEntries {
  const { id } = request;
  const client = useClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<LoadedEntries | null>(null);
  const first = request.hasEarlierEntries ? request.entries[0]?.id : undefined;
  // A request that was read anew may begin with another line.
  const loaded = found?.before === first ? found : null;
  const load = async (before: string) => {
    setPending(true);
    setFailure(null);
    const entries = loaded?.entries ?? [];
    const query = { before: entries[0]?.id ?? before };
    const page = await getDeskRequest(client, { params: { id }, query });
    setPending(false);
    if (!page.ok) return setFailure(page.failure.message);
    const { hasEarlierEntries } = page.value;
    setFound({ before, entries: [...page.value.entries, ...entries], hasEarlierEntries });
  };
  const hasMore = first !== undefined && loaded?.hasEarlierEntries !== false;
  return {
    entries: loaded?.entries ?? [],
    more: hasMore ? { isPending, onShow: () => void load(first) } : null,
    failure,
  };
}
