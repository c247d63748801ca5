import type { CallInput } from '@parlour/contract';
import * as staff from '@parlour/contract/staff';
import type { CallOptions, Client } from '../client.ts';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { fetchFile } from '../fileCalls.ts';
import { ordinaryCall } from '../messages.ts';

/** Reads a member with their newest requests, registrations and redemptions. */
export const getMember: ClientFunction<typeof staff.getMember> = clientFunction(
  staff.getMember,
  'The member could not be loaded.',
);

/** Lists a member's cards by brand and last four digits. */
export const listMemberCards: ClientFunction<typeof staff.listMemberCards> = clientFunction(
  staff.listMemberCards,
  'The cards could not be loaded.',
);

/** Lists a member's documents, the newest first. */
export const listMemberDocuments: ClientFunction<typeof staff.listMemberDocuments> = clientFunction(
  staff.listMemberDocuments,
  'The documents could not be loaded.',
);

/** Opens a member's document for a reason. */
export function openMemberDocument(
  client: Client,
  input: CallInput<typeof staff.openMemberDocument>,
  options?: CallOptions,
) {
  const messages = ordinaryCall('The document could not be opened.');
  return fetchFile(client, staff.openMemberDocument, input, messages, options);
}
