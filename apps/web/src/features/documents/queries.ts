import { callQuery } from '@parlour/app/data';
import { type Client, listDocuments } from '@parlour/client';

/** The member's documents, without their files. */
export function documentsQuery(client: Client) {
  return callQuery(['documents'], (signal) => listDocuments(client, {}, { signal }));
}
