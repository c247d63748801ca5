import * as z from 'zod/mini';
import { changeRequestFields } from '../changeRequestFields.ts';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { nameSchema, textSchema } from '../typedSchemas.ts';

/** What has become of a member's change request. */
export const changeRequestStatuses = ['open', 'accepted', 'declined'] as const;
/** What has become of a member's change request. */
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number];

/** How many open change requests a list shows at most. */
export const CHANGE_REQUESTS_LIMIT = 100;

const askingMemberFields = {
  /** Opaque. */
  id: idSchema,
  /** Part of the legal name. */
  firstName: z.string(),
  /** Part of the legal name. */
  lastName: z.string(),
  /** The email that the member signs in with. */
  email: z.string(),
  /** The number on file, as people write it. Null when not given. */
  phone: z.nullable(z.string()),
  /** When the member last changed that number, ISO 8601 in UTC. Null where they never did. */
  phoneChangedAt: z.nullable(dateTimeSchema),
};

const deskChangeRequestFields = {
  /** Opaque. */
  id: idSchema,
  /** Rises with each decision. */
  version: z.int(),
  /** Who asks. */
  member: z.object(askingMemberFields),
  /** What should change. */
  field: openChoice(changeRequestFields),
  /** What the profile has now. Null where it has nothing of it. */
  currentValue: z.nullable(z.string()),
  /** What the member asks for. A day is `YYYY-MM-DD`. */
  requestedValue: z.string(),
  /** More words of the member. Null for none. */
  note: z.nullable(z.string()),
  /** When it was sent, ISO 8601 in UTC. */
  createdAt: dateTimeSchema,
};

/** An open change request of a member, as staff read it. */
export interface DeskChangeRequest extends OutputOf<typeof deskChangeRequestFields> {}
/** An open change request of a member as the server sends it. */
export interface SentDeskChangeRequest extends InputOf<typeof deskChangeRequestFields> {}
/** Parses an open change request of a member. */
export const deskChangeRequestSchema: NamedSchema<DeskChangeRequest, SentDeskChangeRequest> =
  z.object(deskChangeRequestFields);

const openChangeRequestsFields = {
  /** How many wait for a decision. */
  open: z.int(),
};

/** How many change requests wait for a decision. */
export interface OpenChangeRequests extends OutputOf<typeof openChangeRequestsFields> {}
/** Parses how many change requests wait for a decision. */
export const openChangeRequestsSchema: NamedSchema<OpenChangeRequests> =
  z.object(openChangeRequestsFields);

const changeRequestListFields = {
  /** Only those of this member. */
  memberId: z.optional(idSchema),
};

/** Which change requests are listed. */
export interface ChangeRequestListQuery extends OutputOf<typeof changeRequestListFields> {}
/** Parses which change requests are listed. */
export const changeRequestListQuerySchema: NamedSchema<ChangeRequestListQuery> =
  z.object(changeRequestListFields);

const decisionFields = {
  /** The version that was seen. */
  version: z.int(),
  /** What staff alone read of the decision. */
  note: z.optional(textSchema),
};

const acceptanceFields = {
  ...decisionFields,
  /** That the member was called back at the number on file. */
  isCalledBack: z.literal(true),
  /** The first part of a requested legal name. Both parts together are what the member asks for. */
  firstName: z.optional(nameSchema),
  /** The last part of a requested legal name. */
  lastName: z.optional(nameSchema),
};

/** That a change request is carried out. */
export interface ChangeRequestAcceptance extends OutputOf<typeof acceptanceFields> {}
/** Parses that a change request is carried out. */
export const changeRequestAcceptanceSchema: NamedSchema<ChangeRequestAcceptance> =
  z.object(acceptanceFields);

/** That a change request is declined. */
export interface ChangeRequestDecline extends OutputOf<typeof decisionFields> {}
/** Parses that a change request is declined. */
export const changeRequestDeclineSchema: NamedSchema<ChangeRequestDecline> =
  z.object(decisionFields);
