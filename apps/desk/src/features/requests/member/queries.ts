import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getMember, listMemberCards, listMemberDocuments } from '@parlour/client/staff';

/** A member with their newest requests, registrations and redemptions. */
export function memberQuery(client: Client, id: string) {
  return callQuery(['members', id, 'profile'], (signal) =>
    getMember(client, { params: { id } }, { signal }),
  );
}

/** A member's cards by brand and last four digits. */
export function memberCardsQuery(client: Client, id: string) {
  return callQuery(['members', id, 'cards'], (signal) =>
    listMemberCards(client, { params: { id } }, { signal }),
  );
}

/** A member's documents. */
export function memberDocumentsQuery(client: Client, id: string) {
  return callQuery(['members', id, 'documents'], (signal) =>
    listMemberDocuments(client, { params: { id } }, { signal }),
  );
}
