import type { CallFailure, Result } from '@parlour/contract';
import { useState } from 'react';

/** A part of a thread, the oldest line first. */
interface ThreadPart<Entry> {
  readonly entries: readonly Entry[];
  /** Whether lines are before them. */
  readonly hasEarlierEntries: boolean;
}

/** Reads the lines of a request's thread before one. */
type ReadEntries<Entry> = (input: {
  readonly params: { readonly id: string };
  readonly query: { readonly before: string };
}) => Promise<Result<ThreadPart<Entry>, CallFailure>>;

/** Lines that were loaded, all before one line. */
interface LoadedEntries<Entry> extends ThreadPart<Entry> {
  readonly before: string;
}

/** The lines of a thread before those that came with the request. */
export interface EarlierEntries<Entry> {
  /** Those that were loaded, the oldest first. */
  readonly entries: readonly Entry[];
  /** Loads more; null where there are none. */
  readonly more: { readonly isPending: boolean; readonly onShow: () => void } | null;
  /** Why the last ones were not loaded; null if they were. */
  readonly failure: string | null;
}

/**
 * Loads the lines of a thread before those that came with the request, once they are wanted.
 *
 * @param thread - what came with the request. Undefined until it has loaded.
 */
export function useEarlierEntries<Entry extends { readonly id: string }>(
  requestId: string,
  thread: ThreadPart<Entry> | undefined,
  readEntries: ReadEntries<Entry>,
): EarlierEntries<Entry> {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<LoadedEntries<Entry> | null>(null);
  const first = thread?.hasEarlierEntries === true ? thread.entries[0]?.id : undefined;
  // A request that was read anew may begin with another line.
  const loaded = found?.before === first ? found : null;
  const load = async (before: string) => {
    setPending(true);
    setFailure(null);
    const entries = loaded?.entries ?? [];
    const query = { before: entries[0]?.id ?? before };
    const page = await readEntries({ params: { id: requestId }, query });
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
