import { type HintKind, hintKinds, type LiveHint } from '@parlour/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The queries that a change of each kind outdates, by the beginnings of their keys. */
export type HintedQueries = Readonly<Partial<Record<HintKind, readonly QueryKey[]>>>;

// Milliseconds. A change of many things is many hints.
const BATCH_TIME = 50;

/** Creates what asks anew for outdated data: what is shown at once, anything else when it is shown again. */
export function createInvalidation(cache: QueryClient, queries: HintedQueries) {
  const outdated = new Set<HintKind>();
  const invalidate = () => {
    const kinds = [...outdated];
    outdated.clear();
    for (const queryKey of kinds.flatMap((kind) => queries[kind] ?? [])) {
      void cache.invalidateQueries({ queryKey });
    }
  };
  const outdate = (kind: HintKind) => {
    if (outdated.size === 0) setTimeout(invalidate, BATCH_TIME);
    outdated.add(kind);
  };
  return {
    onHint({ kind }: Pick<LiveHint, 'kind'>): void {
      const known = hintKinds.find((each) => each === kind);
      if (known !== undefined) outdate(known);
    },
    /** Asks for everything that hints can outdate, since some may have been missed. */
    onGap(): void {
      for (const kind of hintKinds) outdate(kind);
    },
  };
}
