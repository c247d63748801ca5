import type { RequestType } from '@parlour/contract';
import { isBlank, typedDigits, typedLine } from '@parlour/contract/values';
import type { FormField } from '../forms/formField.ts';
import {
  fixedRequestType,
  generatedSubject,
  openingRequestType,
  type RequestContext,
} from './requestContext.ts';
import { fieldsOf, type RequestDraft, subjectField } from './requestFields.ts';
import { suggestedDetails, suggestedSubject } from './suggestions.ts';

/** Creates a draft without entries. A vendor or gift product fixes type and subject (core/requests-3, core/requests-4), a type or a page suggests them (core/requests-12, core/requests-51). */
export function emptyDraft(
  context: RequestContext,
  preselectedType: RequestType | null = null,
): RequestDraft {
  const requestType = openingRequestType(context, preselectedType);
  const details = suggestedDetails(requestType, context);
  return {
    requestType,
    subject: generatedSubject(context) ?? suggestedSubject({ requestType, details }, context),
    description: '',
    details,
  };
}

/** Changes the type and keeps only the subject. A fixed type cannot be changed (core/requests-11). */
export function changeRequestType(
  draft: RequestDraft,
  requestType: RequestType,
  context: RequestContext,
): RequestDraft {
  return fixedRequestType(context) !== null || draft.requestType === requestType
    ? draft
    : { ...emptyDraft(context, requestType), subject: draft.subject };
}

/** Changes the subject. A generated subject cannot be changed (core/requests-4). */
export function changeSubject(
  draft: RequestDraft,
  subject: string,
  context: RequestContext,
): RequestDraft {
  return generatedSubject(context) === null ? { ...draft, subject } : draft;
}

/** Whether closing the form would lose anything that the member entered (core/requests-30). */
export function hasEntries(draft: RequestDraft, context: RequestContext): boolean {
  const suggested = suggestedDetails(draft.requestType, context);
  const typed = Object.entries(draft.details).filter(([name, value]) => value !== suggested[name]);
  return (
    draft.subject !== (generatedSubject(context) ?? suggestedSubject(draft, context)) ||
    [draft.description, ...typed.map(([, value]) => value)].some((value) => !isBlank(value))
  );
}

/** Returns the value of a detail as the club reads it; empty if nothing visible was typed. */
export function detailOf(
  draft: RequestDraft,
  { name, kind }: Pick<FormField, 'name' | 'kind'>,
): string {
  const typed = draft.details[name] ?? '';
  return digitKinds.has(kind) ? typedDigits(typed) : typedLine(typed);
}

/** The kinds of fields where digits are asked. */
const digitKinds: ReadonlySet<FormField['kind']> = new Set(['count', 'date', 'time']);

/** Returns the names of missing required fields: `requestType`, `subject`, then details in form order (core/requests-10). */
export function missingFields(draft: RequestDraft, context: RequestContext): readonly string[] {
  return [
    ...(draft.requestType === null ? ['requestType'] : []),
    ...(isBlank(draft.subject) ? ['subject'] : []),
    ...(draft.requestType === null ? [] : fieldsOf(draft.requestType, context))
      .filter((field) => field.isRequired && detailOf(draft, field) === '')
      .map(({ name }) => name),
  ];
}

/** The label of the field that holds the type. */
export const REQUEST_TYPE_LABEL = 'Request type';

/** Returns the labels of the missing required fields, in form order (core/requests-37). */
export function missingLabels(draft: RequestDraft, context: RequestContext): readonly string[] {
  const fields = draft.requestType === null ? [] : fieldsOf(draft.requestType, context);
  const labels = new Map<string, string>([
    ['requestType', REQUEST_TYPE_LABEL],
    ...[subjectField, ...fields].map(({ name, label }) => [name, label] as const),
  ]);
  return missingFields(draft, context).map((name) => labels.get(name) ?? name);
}
