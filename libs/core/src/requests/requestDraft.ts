import type { RequestType } from '@parlour/contract';
import { fixedRequestType, generatedSubject, type RequestContext } from './requestContext.ts';
import { fieldsOf } from './requestFields.ts';

/** What stands in the form, as typed: every value is a string, and a field never touched is absent. */
export interface RequestDraft {
  readonly requestType: RequestType | null;
  readonly subject: string;
  readonly description: string;
  readonly details: Readonly<Record<string, string>>;
}

/** A fresh form. A vendor or gift product fixes type and subject (spec section 4). */
export const emptyDraft = (
  context: RequestContext,
  preselectedType: RequestType | null = null,
): RequestDraft => ({
  requestType: fixedRequestType(context) ?? preselectedType,
  subject: generatedSubject(context) ?? '',
  description: '',
  details: {},
});

/** Choosing another type keeps only the subject; a fixed type can't be changed (spec section 4). */
export const changeRequestType = (
  draft: RequestDraft,
  requestType: RequestType,
  context: RequestContext,
): RequestDraft =>
  fixedRequestType(context) !== null || draft.requestType === requestType
    ? draft
    : { ...emptyDraft(context, requestType), subject: draft.subject };

/** A generated subject can't be changed (spec section 4). */
export const changeSubject = (
  draft: RequestDraft,
  subject: string,
  context: RequestContext,
): RequestDraft => (generatedSubject(context) === null ? { ...draft, subject } : draft);

/** Whether the member has typed or picked anything that closing the form would lose. */
export const hasEntries = (draft: RequestDraft, context: RequestContext): boolean =>
  draft.subject !== (generatedSubject(context) ?? '') ||
  [draft.description, ...Object.values(draft.details)].some((value) => value.trim() !== '');

/** The trimmed value of one detail; empty when nothing was typed. */
export const detailOf = (draft: RequestDraft, name: string): string =>
  draft.details[name]?.trim() ?? '';

/** Names of what Submit still waits for: `requestType`, `subject`, then details in form order (spec section 5). */
export const missingFields = (draft: RequestDraft, context: RequestContext): readonly string[] => [
  ...(draft.requestType === null ? ['requestType'] : []),
  ...(draft.subject.trim() === '' ? ['subject'] : []),
  ...(draft.requestType === null ? [] : fieldsOf(draft.requestType, context))
    .filter(({ name, required }) => required && detailOf(draft, name) === '')
    .map(({ name }) => name),
];
