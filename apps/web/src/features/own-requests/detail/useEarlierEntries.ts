import { useClient } from '@parlour/app/data-layout';
import { getRequest } from '@parlour/client';
import type { MemberRequestDetail, RequestEntry } from '@parlour/contract';
import { useState } from 'react';
import type { EarlierEntries } from './RequestView.tsx';

/** Lines that were loaded, all before one line. */
interface LoadedEntries {
  readonly before: string;
  readonly entries: readonly RequestEntry[];
  readonly hasEarlierEntries: boolean;
}

/** Loads the lines of a thread before those that came with the request, once the member wants them. */
export function useEarlierEntries(
  id: string,
  request: MemberRequestDetail | undefined,
): EarlierEntries {
  const client = useClient();
  const [isPending, setIsPending] = useState(false);
  const [found, setFound] = useState<LoadedEntries | null>(null);
  const first = request?.hasEarlierEntries === true ? request.entries[0]?.id : undefined;
  // A request that was read anew may begin with another line.
  const loaded = found?.before === first ? found : null;
  const load = async (before: string) => {
    setIsPending(true);
    const entries = loaded?.entries ?? [];
    const query = { before: entries[0]?.id ?? before };
    const page = await getRequest(client, { params: { id }, query });
    setIsPending(false);
    if (!page.ok) return;
    const { hasEarlierEntries } = page.value;
    setFound({ before, entries: [...page.value.entries, ...entries], hasEarlierEntries });
  };
  const hasMore = first !== undefined && loaded?.hasEarlierEntries !== false;
  return {
    entries: loaded?.entries ?? [],
    more: hasMore ? { isPending, onShow: () => void load(first) } : null,
  };
}
