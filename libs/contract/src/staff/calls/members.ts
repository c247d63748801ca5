import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { idSchema } from '../../primitives.ts';
import {
  deskMemberSchema,
  documentOpeningSchema,
  memberCardSchema,
  memberDocumentSchema,
} from '../members.ts';

/** Reads a member with their newest requests, registrations and redemptions. It is in the audit trail. */
export const getMember = {
  method: 'GET',
  path: '/api/staff/members/:id',
  access: { kind: 'staff', permission: 'member.read', apiKeys: true },
  summary: 'A member with their newest requests, registrations and redemptions.',
  failure: 'The member could not be loaded.',
  params: idParams,
  data: deskMemberSchema,
} as const satisfies Call;

/** Lists a member's cards by brand and last four digits. It is in the audit trail. */
export const listMemberCards = {
  method: 'GET',
  path: '/api/staff/members/:id/cards',
  access: { kind: 'staff', permission: 'card.see' },
  summary: "A member's cards by brand and last four digits.",
  failure: 'The cards could not be loaded.',
  params: idParams,
  data: z.array(memberCardSchema),
} as const satisfies Call;

/** Lists a member's documents, the newest first. It is in the audit trail. */
export const listMemberDocuments = {
  method: 'GET',
  path: '/api/staff/members/:id/documents',
  access: { kind: 'staff', permission: 'document.open' },
  summary: "A member's documents by title, the newest first.",
  failure: 'The documents could not be loaded.',
  params: idParams,
  data: z.array(memberDocumentSchema),
} as const satisfies Call;

/** Opens a member's document. It needs a step-up and a reason, which the audit trail stores. */
export const openMemberDocument = {
  method: 'POST',
  path: '/api/staff/members/:id/documents/:documentId/opening',
  access: { kind: 'staff', permission: 'document.open', stepUp: true },
  summary: "The file of a member's document, for a reason that the audit trail stores.",
  failure: 'The document could not be opened.',
  params: z.object({ id: idSchema, documentId: idSchema }),
  body: documentOpeningSchema,
  data: noData,
  response: 'file',
} as const satisfies Call;
