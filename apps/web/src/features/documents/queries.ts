import { valueOf } from '@parlour/app/data';
import { type Client, listDocuments } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';

/** The member's documents, without their files. */
export function documentsQuery(client: Client) {
  return queryOptions({
    queryKey: ['documents'],
    queryFn: ({ signal }) => valueOf(listDocuments(client, {}, { signal })),
  });
}
