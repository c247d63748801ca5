import { dateSchema, type RequestType, TEXT_LIMIT } from '@parlour/contract';
import { malformedLine, malformedValue, tooLong } from './fieldValues.ts';
import { fixedRequestType, type RequestContext } from './requestContext.ts';
import { detailOf, missingFields, type RequestDraft } from './requestDraft.ts';
import { additionalNotes, fieldsOf, subjectField, type RequestField } from './requestFields.ts';
import type { RequestBody } from './requestPayload.ts';
import { requestTypeLabels } from './requestTypes.ts';

/** A reason to refuse a request: the payload's field and a sentence that names it. */
export interface RequestProblem {
  readonly field: string;
  readonly message: string;
}

/** The day, `YYYY-MM-DD`, before which a date lies in the past. */
export interface RequestCalendar {
  readonly today: string;
}

/** Whether Submit is enabled: nothing required is missing, every value has its field's form (spec section 5). */
export const isSubmittable = (draft: RequestDraft, context: RequestContext): boolean =>
  missingFields(draft, context).length === 0 && malformedFields(draft, context).length === 0;

/**
 * What is wrong with the values typed so far, in form order; blank fields are not: a form shows this while it is
 * being filled in.
 */
export const draftProblems = (
  draft: RequestDraft,
  context: RequestContext,
  { today }: RequestCalendar,
): readonly RequestProblem[] =>
  problemsOf(
    draft,
    context,
    (field, value) => malformedValue(field, value) ?? misplacedDate(field, value, draft, today),
  );

/**
 * Everything for which a well-formed request is refused (spec sections 4 and 5): alone a type other than the fixed one,
 * since its fields mean nothing then; else missing fields first, then {@link draftProblems}. Empty when it may be sent.
 * A server passes {@link earliestToday}, so that no member is refused a day that has not ended where they are.
 */
export const requestProblems = (
  payload: RequestBody,
  context: RequestContext,
  calendar: RequestCalendar,
): readonly RequestProblem[] => {
  const fixedType = fixedRequestType(context);
  if (fixedType !== null && payload.requestType !== fixedType) {
    return [{ field: 'requestType', message: otherType(fixedType) }];
  }
  const draft = draftOf(payload);
  const fields = [subjectField, ...fieldsOf(payload.requestType, context)];
  const missing = missingFields(draft, context);
  return [
    ...fields
      .filter(({ name }) => missing.includes(name))
      .map(({ name, label }) => ({ field: name, message: `${label} is required.` })),
    ...draftProblems(draft, context, calendar),
  ];
};

/** Also says what to do: a member whose form was open while staff changed the type can't change it there. */
const otherType = (fixedType: RequestType): string =>
  `Request type must be ${requestTypeLabels[fixedType]}. Please copy what you wrote, then reload the page.`;

/** The calendar day, `YYYY-MM-DD`, at this moment (milliseconds since 1970) where on earth it is earliest, UTC-12. */
export const earliestToday = (now: number): string =>
  new Date(now - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);

const malformedFields = (draft: RequestDraft, context: RequestContext): readonly RequestProblem[] =>
  problemsOf(draft, context, malformedValue);

/** In form order; `refusal` is asked for the details that are not blank. */
const problemsOf = (
  draft: RequestDraft,
  context: RequestContext,
  refusal: (field: RequestField, value: string) => string | null,
): readonly RequestProblem[] => {
  const details = draft.requestType === null ? [] : fieldsOf(draft.requestType, context);
  return [
    problem(subjectField, malformedLine(subjectField.label, draft.subject.trim())),
    ...details.map((field) => {
      const value = detailOf(draft, field.name);
      return problem(field, value === '' ? null : refusal(field, value));
    }),
    problem(additionalNotes, tooLong(additionalNotes.label, draft.description.trim(), TEXT_LIMIT)),
  ].filter((found) => found !== null);
};

/** The sentence that refuses a well-formed date for the day that it is. */
const misplacedDate = (
  { kind, name, label }: RequestField,
  day: string,
  draft: RequestDraft,
  today: string,
): string | null => {
  if (kind !== 'date') return null;
  if (day < today) return `${label} must not be in the past.`;
  if (name !== 'departureDate') return null;
  const arrival = detailOf(draft, 'arrivalDate');
  return dateSchema.safeParse(arrival).success && day < arrival
    ? `${label} must not be before the arrival date.`
    : null;
};

const problem = ({ name }: RequestField, message: string | null): RequestProblem | null =>
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
