import { useClient } from '@parlour/app/data-layout';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../app/services.ts';
import { assigneesQuery } from '../queries.ts';

/** Shows a colleague no longer as writing once their line arrives (`DKT4`). */
export function useEndOfWriting({ id: requestId, entries }: DeskRequestDetail): void {
  const { writers } = useServices().presence;
  const client = useClient();
  const cache = useQueryClient();
  const seen = useRef(entries.at(-1)?.id);
  useEffect(() => {
    const first = entries.findIndex(({ id }) => id === seen.current) + 1;
    seen.current = entries.at(-1)?.id;
    // A line has the name of its author alone.
    const authors = entries
      .slice(first)
      .flatMap(({ author }) => (author.kind === 'staff' ? [author.name] : []));
    const colleagues = cache.getQueryData(assigneesQuery(client).queryKey) ?? [];
    for (const { id, name } of colleagues) {
      if (authors.includes(name)) writers.end({ subject: requestId, staffId: id });
    }
  }, [cache, client, entries, requestId, writers]);
}
