import { type Client, listDocuments } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';
import { valueOf } from './callError.ts';

/** The member's documents, without their files. */
export const documentsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['documents'],
    queryFn: ({ signal }) => valueOf(listDocuments(client, { signal })),
  });
