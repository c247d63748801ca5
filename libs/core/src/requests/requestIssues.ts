import type { RequestType } from '@parlour/contract';
import { isDate, TEXT_LIMIT, typedLine } from '@parlour/contract/values';
import type { FormField } from '../forms/formField.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { lineIssue, valueIssue, lengthIssue } from '../forms/validation.ts';
import { fixedRequestType, type RequestContext } from './requestContext.ts';
import { detailOf, missingFields } from './requestDraft.ts';
import { additionalNotes, fieldsOf, subjectField, type RequestDraft } from './requestFields.ts';
import type { RequestBody } from './requestPayload.ts';
import { requestTypeLabels } from './requestTypes.ts';

/** The viewer's current day, `YYYY-MM-DD`; earlier dates are past. */
export interface RequestCalendar {
  readonly today: string;
}

/** Whether Submit is enabled: required fields are filled and every value is valid for its field (core/requests-10). */
export function isSubmittable(draft: RequestDraft, context: RequestContext): boolean {
  return missingFields(draft, context).length === 0 && fieldIssues(draft, context).length === 0;
}

/**
 * Returns the issues of the values typed so far, in form order (core/requests-23, core/requests-24). Blank fields have none, since the form is
 * still being filled in.
 */
export function draftIssues(
  draft: RequestDraft,
  context: RequestContext,
  { today }: RequestCalendar,
): readonly FieldIssue[] {
  return collectIssues(
    draft,
    context,
    (field, value) => valueIssue(field, value) ?? dateMessage(field, value, draft, today),
  );
}

/**
 * Returns all issues of a parsed request (core/requests-3, core/requests-20 to core/requests-23). A type other than the fixed one is the only issue, since
 * its fields mean nothing then. Otherwise missing fields come first, then values that are not valid. A server passes
 * {@link earliestToday}, so that no member's current day counts as past.
 */
export function requestIssues(
  payload: RequestBody,
  context: RequestContext,
  calendar: RequestCalendar,
): readonly FieldIssue[] {
  return filledIssues(payload.requestType, draftOf(payload), context, calendar);
}

/** Returns all issues of a draft of a type as {@link requestIssues} does. */
export function filledIssues(
  requestType: RequestType,
  draft: RequestDraft,
  context: RequestContext,
  calendar: RequestCalendar,
): readonly FieldIssue[] {
  const fixedType = fixedRequestType(context);
  if (fixedType !== null && requestType !== fixedType) {
    return [{ field: 'requestType', message: wrongTypeMessage(fixedType) }];
  }
  const fields = [subjectField, ...fieldsOf(requestType, context)];
  const missing = missingFields(draft, context);
  return [
    ...fields
      .filter(({ name }) => missing.includes(name))
      .map(({ name, label }) => ({ field: name, message: `${label} is required.` })),
    ...draftIssues(draft, context, calendar),
  ];
}

/** Includes what to do: if staff changed the type while the form was open, the member cannot change it there (core/requests-3). */
const wrongTypeMessage = (fixedType: RequestType): string =>
  `Request type must be ${requestTypeLabels[fixedType]}. Please copy what you wrote, then reload the page.`;

const fieldIssues = (draft: RequestDraft, context: RequestContext): readonly FieldIssue[] =>
  collectIssues(draft, context, valueIssue);

/** Collects issues in form order. `detailIssue` checks the details that are not blank. */
const collectIssues = (
  draft: RequestDraft,
  context: RequestContext,
  detailIssue: (field: FormField, value: string) => string | null,
): readonly FieldIssue[] => {
  const details = draft.requestType === null ? [] : fieldsOf(draft.requestType, context);
  return [
    toIssue(subjectField, lineIssue(subjectField.label, typedLine(draft.subject))),
    ...details.map((field) => {
      const value = detailOf(draft, field);
      return toIssue(field, value === '' ? null : detailIssue(field, value));
    }),
    toIssue(
      additionalNotes,
      lengthIssue(additionalNotes.label, typedLine(draft.description), TEXT_LIMIT),
    ),
  ].filter((issue) => issue !== null);
};

/** Returns the message for a valid date that is not allowed, or null (core/requests-21, core/requests-22). */
const dateMessage = (
  { kind, name, label }: FormField,
  day: string,
  draft: RequestDraft,
  today: string,
): string | null => {
  if (kind !== 'date') return null;
  if (day < today) return `${label} must not be in the past.`;
  if (name !== 'departureDate') return null;
  const arrival = detailOf(draft, { name: 'arrivalDate', kind });
  return isDate(arrival) && day < arrival ? `${label} must not be before the arrival date.` : null;
};

const toIssue = ({ name }: FormField, message: string | null): FieldIssue | null =>
  message === null ? null : { field: name, message };

const draftOf = ({ requestType, subject, description, ...details }: RequestBody): RequestDraft => ({
  requestType,
  subject,
  description: description ?? '',
  details: Object.fromEntries(
    Object.entries(details)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ),
});
