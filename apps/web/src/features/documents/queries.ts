import { type Client, listDocuments } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';
import { valueOf } from '../../app/data/callError.ts';

/** The member's documents, without their files. */
export function documentsQuery(client: Client) {
  return queryOptions({
    queryKey: ['documents'],
    queryFn: ({ signal }) => valueOf(listDocuments(client, {}, { signal })),
  });
}
