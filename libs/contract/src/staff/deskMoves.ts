import * as z from 'zod/mini';
import { fileIdsSchema } from '../memberRequests.ts';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema } from '../primitives.ts';
import { enteredDateSchema, textSchema } from '../typedSchemas.ts';
import { requestConfirmationFields } from '../requestThreads.ts';
import { typedLine } from '../typedText.ts';

/** What a move of the desk sends, besides its name. */
const moveCommon = {
  /** The version that was seen. */
  version: z.int(),
  /** What the member reads with it. */
  text: z.optional(textSchema),
};
const plainMoves = [
  'take',
  'release',
  'await_vendor',
  'resume',
  'complete',
  'cancel',
  'reopen',
  'wake',
] as const;

const requiredText = z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(5000));

const plainMoveFields = {
  ...moveCommon,
  /** Tells the moves apart. */
  move: z.enum(plainMoves),
};
const questionFields = {
  ...moveCommon,
  /** Tells the moves apart. */
  move: z.literal('ask'),
  /** The question, which the member reads. */
  text: requiredText,
  /** The files that go with it, which were uploaded before. */
  fileIds: fileIdsSchema,
};
const declineFields = {
  ...moveCommon,
  /** Tells the moves apart. */
  move: z.literal('decline'),
  /** The reason, which the member reads. */
  text: requiredText,
};
const confirmationMoveFields = {
  ...moveCommon,
  /** Tells the moves apart. */
  move: z.literal('confirm'),
};
const snoozeFields = {
  ...moveCommon,
  /** Tells the moves apart. */
  move: z.literal('snooze'),
  /** When the request is back in the queue. */
  until: dateTimeSchema,
};

const assignmentFields = {
  /** The version that was seen. */
  version: z.int(),
  /** Tells the moves apart. */
  move: z.literal('assign'),
  /** The member of staff who gets it. */
  assigneeId: idSchema,
};
const mergeFields = {
  /** The version that was seen. */
  version: z.int(),
  /** Tells the moves apart. */
  move: z.literal('merge'),
  /** The request of the same member that goes on. */
  intoId: idSchema,
};
const unmergeFields = {
  /** The version that was seen. */
  version: z.int(),
  /** Tells the moves apart. */
  move: z.literal('unmerge'),
};
const linkFields = {
  /** The version that was seen. It may be outdated, since of two links none is lost. */
  version: z.optional(z.int()),
  /** Tells the moves apart. */
  move: z.literal('link'),
  /** The other request, of the same member. */
  otherId: idSchema,
};

/** A move that needs nothing else. */
export interface PlainDeskMove extends OutputOf<typeof plainMoveFields> {}
/** A question to the member. */
export interface QuestionMove extends OutputOf<typeof questionFields> {}
/** A request is declined. */
export interface DeclineMove extends OutputOf<typeof declineFields> {}
/** A request is confirmed for a day. */
export interface ConfirmationMove
  extends OutputOf<typeof confirmationMoveFields>, OutputOf<typeof requestConfirmationFields> {}
/** A request leaves the queue until a time. */
export interface SnoozeMove extends OutputOf<typeof snoozeFields> {}
/** A request is given to a member of staff. */
export interface AssignmentMove extends OutputOf<typeof assignmentFields> {}
/** Another request goes on in place of this one. */
export interface MergeMove extends OutputOf<typeof mergeFields> {}
/** A merge is taken back. */
export interface UnmergeMove extends OutputOf<typeof unmergeFields> {}
/** Another request belongs together with this one. */
export interface LinkMove extends OutputOf<typeof linkFields> {}

/** A move of the desk, told apart by `move`. */
export type DeskMove =
  | PlainDeskMove
  | QuestionMove
  | DeclineMove
  | ConfirmationMove
  | SnoozeMove
  | AssignmentMove
  | MergeMove
  | UnmergeMove
  | LinkMove;
/** Parses a move of the desk. A question and a decline need a text of at most 5,000 characters. */
export const deskMoveSchema: NamedSchema<DeskMove> = z.discriminatedUnion('move', [
  z.object(plainMoveFields),
  z.object(questionFields),
  z.object(declineFields),
  z.object({
    ...confirmationMoveFields,
    ...requestConfirmationFields,
    date: enteredDateSchema,
    endDate: z.nullable(enteredDateSchema),
  }),
  z.object(snoozeFields),
  z.object(assignmentFields),
  z.object(mergeFields),
  z.object(unmergeFields),
  z.object(linkFields),
]);

const movePreviewFields = {
  /** The subject of the email. */
  subject: z.string(),
  /** Its text without formatting. */
  text: z.string(),
};

/** The email that a move would send to the member. */
export interface MovePreview extends OutputOf<typeof movePreviewFields> {}
/** Parses the email that a move would send. Null for a move that sends none. */
export const movePreviewSchema: NamedSchema<MovePreview | null> = z.nullable(
  z.object(movePreviewFields),
);
