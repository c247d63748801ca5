import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getMember, listMemberCards, listMemberDocuments } from '@parlour/contract/staff';

/** A member with their newest requests, registrations and redemptions. */
export function memberQuery(client: Client, id: string) {
  return callQuery(['members', id, 'profile'], client, getMember, { params: { id } });
}

/** A member's cards by brand and last four digits. */
export function memberCardsQuery(client: Client, id: string) {
  return callQuery(['members', id, 'cards'], client, listMemberCards, { params: { id } });
}

/** A member's documents. */
export function memberDocumentsQuery(client: Client, id: string) {
  return callQuery(['members', id, 'documents'], client, listMemberDocuments, { params: { id } });
}
