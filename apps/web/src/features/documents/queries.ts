import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listDocuments } from '@parlour/contract';

/** The member's documents, without their files. */
export function documentsQuery(client: Client) {
  return callQuery(['documents'], client, listDocuments, {});
}
