import {
  type ChangeRequestField,
  type ChangeRequestPayload,
  dateSchema,
  emailSchema,
  type Profile,
  TEXT_LIMIT,
} from '@parlour/contract';
import { formatDay } from '../catalog/dates.ts';
import { malformedLine, tooLong } from '../requests/fieldValues.ts';
import type { FieldProblem } from './formRefusal.ts';
import { fullName } from './identity.ts';

/** What each thing that the club can be asked to change is called, in the form and in letters. */
export const changeRequestLabels = {
  email: 'E-mail',
  legalName: 'Legal name',
  dateOfBirth: 'Birth date',
  other: 'Something else',
} as const satisfies Readonly<Record<ChangeRequestField, string>>;

/** What the requested value is called for each of them. */
const requestedValueLabels = {
  email: 'New e-mail',
  legalName: 'New legal name',
  dateOfBirth: 'Correct birth date',
  other: 'What should change',
} as const satisfies Readonly<Record<ChangeRequestField, string>>;

/** What the profile has now, as it reads; null where it has nothing or it can't be told what is meant. */
export function presentValue(field: ChangeRequestField, profile: Profile): string | null {
  switch (field) {
    case 'email':
      return profile.email;
    case 'legalName':
      return fullName(profile);
    case 'dateOfBirth':
      return profile.dateOfBirth === null ? null : formatDay(profile.dateOfBirth);
    case 'other':
      return null;
  }
}

/** Nobody who is alive was born before: an earlier day is a slip of the keyboard. */
const EARLIEST_BIRTH = '1900-01-01';

/** What stands in the form, as typed. */
export interface ChangeRequestDraft {
  readonly field: ChangeRequestField | null;
  readonly requestedValue: string;
  readonly note: string;
}

/** A field of the form. */
export type ChangeRequestFieldName = keyof ChangeRequestDraft;

/** The fields of the form, by what they are in the payload. */
export const changeRequestFormFields = {
  field: 'field',
  requestedValue: 'requestedValue',
  note: 'note',
} as const satisfies Record<keyof ChangeRequestPayload, ChangeRequestFieldName>;

/** A form in which nothing stands. */
export const emptyChangeRequest: ChangeRequestDraft = { field: null, requestedValue: '', note: '' };

/** The labels of the form's fields, which depend on what is to change. */
export const changeRequestFormLabels = ({ field }: ChangeRequestDraft) =>
  ({
    field: 'What should we change?',
    requestedValue: requestedValueLabels[field ?? 'other'],
    note: 'Note',
  }) as const satisfies Record<ChangeRequestFieldName, string>;

/** The form after a change. A value belongs to the field for which it was typed. */
export const editChangeRequest = (
  draft: ChangeRequestDraft,
  change: Partial<ChangeRequestDraft>,
): ChangeRequestDraft =>
  change.field === undefined || change.field === draft.field
    ? { ...draft, ...change }
    : { ...draft, requestedValue: '', ...change };

/** What is to be sent; null where field or value are still missing. */
export function changeRequestPayload(draft: ChangeRequestDraft): ChangeRequestPayload | null {
  const { field } = draft;
  const requestedValue = draft.requestedValue.trim();
  const note = draft.note.trim();
  if (field === null || requestedValue === '') return null;
  return { field, requestedValue, ...(note === '' ? {} : { note }) };
}

/**
 * What is wrong with a requested value that is one line, in words that go on from its name; null where nothing is. Form and
 * server both judge by it.
 * @param today the day, `YYYY-MM-DD`, after which nobody can be born yet
 */
export function requestedValueComplaint(
  { field, requestedValue }: Pick<ChangeRequestPayload, 'field' | 'requestedValue'>,
  today: string,
): string | null {
  switch (field) {
    case 'email':
      return emailSchema.safeParse(requestedValue).success ? null : 'must be an e-mail address';
    case 'dateOfBirth':
      return dateSchema.safeParse(requestedValue).success &&
        requestedValue >= EARLIEST_BIRTH &&
        requestedValue <= today
        ? null
        : 'must be a date that has been, such as 1980-01-31';
    case 'legalName':
    case 'other':
      return null;
  }
}

/** What keeps a form from being sent, in its order. `today` is the member's own day, `YYYY-MM-DD`. */
export function changeRequestProblems(
  draft: ChangeRequestDraft,
  today: string,
): readonly FieldProblem<ChangeRequestFieldName>[] {
  const labels = changeRequestFormLabels(draft);
  const messages = {
    field: draft.field === null ? 'Please choose what we should change.' : null,
    requestedValue: draft.field === null ? null : valueProblem(draft, draft.field, today),
    note: tooLong(labels.note, draft.note.trim(), TEXT_LIMIT),
  };
  return (['field', 'requestedValue', 'note'] as const).flatMap((field) => {
    const message = messages[field];
    return message === null ? [] : [{ field, message, value: draft[field] ?? '' }];
  });
}

const valueProblem = (
  draft: ChangeRequestDraft,
  field: ChangeRequestField,
  today: string,
): string | null => {
  const requestedValue = draft.requestedValue.trim();
  const label = requestedValueLabels[field];
  if (requestedValue === '') return `${label} is required.`;
  const malformed = malformedLine(label, requestedValue);
  if (malformed !== null) return malformed;
  const complaint = requestedValueComplaint({ field, requestedValue }, today);
  return complaint === null ? null : `${label} ${complaint}.`;
};
