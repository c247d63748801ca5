import type { ChangeRequestField, ChangeRequestPayload, Profile } from '@parlour/contract';
import {
  changeRequestFields,
  isDate,
  isEmail,
  TEXT_LIMIT,
  typedDigits,
  typedEmail,
  typedLine,
} from '@parlour/contract/values';
import { formatDay } from '../format/dates.ts';
import { textOf } from '../forms/parkedDraft.ts';
import { lineIssue, lengthIssue } from '../forms/validation.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { fullName } from './identity.ts';

/** The label of each change that the club can be asked for, in the form and in emails. */
export const changeRequestLabels = {
  email: 'Email',
  legalName: 'Legal name',
  dateOfBirth: 'Birth date',
  other: 'Something else',
} as const satisfies Readonly<Record<ChangeRequestField, string>>;

/** The label of the requested value for each of them. */
const requestedValueLabels = {
  email: 'New email',
  legalName: 'New legal name',
  dateOfBirth: 'Correct birth date',
  other: 'What should change',
} as const satisfies Readonly<Record<ChangeRequestField, string>>;

/** Returns the profile's current value as shown to the member (core/profile-12); null if it is missing, or for `other`. */
export function currentProfileValue(field: ChangeRequestField, profile: Profile): string | null {
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

/** No living person was born earlier: an earlier day is a typing error. */
const EARLIEST_BIRTH = '1900-01-01';

/**
 * Returns what is wrong with a birth date, to follow the field's name, or null (core/profile-10). Members ask for one and staff
 * enter one by this rule.
 * @param today the last possible birth date, `YYYY-MM-DD`
 */
export function birthDateIssue(date: string, today: string): string | null {
  return isDate(date) && date >= EARLIEST_BIRTH && date <= today
    ? null
    : 'must be a date that has been, such as 1980-01-31';
}

/** The form as typed. */
export interface ChangeRequestDraft {
  readonly field: ChangeRequestField | null;
  readonly requestedValue: string;
  readonly note: string;
}

/** A field of the form. */
export type ChangeRequestFieldName = keyof ChangeRequestDraft;

/** The fields of the form by their names in the payload. */
export const changeRequestFormFields = {
  field: 'field',
  requestedValue: 'requestedValue',
  note: 'note',
} as const satisfies Record<keyof ChangeRequestPayload, ChangeRequestFieldName>;

/** The form as it is opened. */
export const emptyChangeRequest: ChangeRequestDraft = { field: null, requestedValue: '', note: '' };

/** Returns the labels of the form's fields, which depend on the chosen field. */
export function changeRequestFormLabels({ field }: ChangeRequestDraft) {
  return {
    field: 'What should we change?',
    requestedValue: requestedValueLabels[field ?? 'other'],
    note: 'Note',
  } as const satisfies Record<ChangeRequestFieldName, string>;
}

/** Applies a change. Choosing another field drops the requested value (core/profile-9). */
export function editChangeRequest(
  draft: ChangeRequestDraft,
  change: Partial<ChangeRequestDraft>,
): ChangeRequestDraft {
  return change.field === undefined || change.field === draft.field
    ? { ...draft, ...change }
    : { ...draft, requestedValue: '', ...change };
}

/** Parses the typed values of a parked draft, without those that are unreadable (core/profile-16). */
export function parseChangeRequestChanges(
  changes: Readonly<Record<string, unknown>>,
): Partial<ChangeRequestDraft> {
  const field = changeRequestFields.find((name) => name === changes['field']);
  const requestedValue = textOf(changes['requestedValue']);
  const note = textOf(changes['note']);
  return {
    ...(field === undefined ? {} : { field }),
    ...(requestedValue === undefined ? {} : { requestedValue }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Returns the requested value as the club reads it. */
const requestedValueOf = ({ field, requestedValue }: ChangeRequestDraft): string => {
  if (field === 'email') return typedEmail(requestedValue);
  return field === 'dateOfBirth' ? typedDigits(requestedValue) : typedLine(requestedValue);
};

/** Returns the payload, or null while field or value is missing (core/profile-8). */
export function changeRequestPayload(draft: ChangeRequestDraft): ChangeRequestPayload | null {
  const { field } = draft;
  const requestedValue = requestedValueOf(draft);
  const note = typedLine(draft.note);
  if (field === null || requestedValue === '') return null;
  return { field, requestedValue, ...(note === '' ? {} : { note }) };
}

/** Returns the labels of the required fields that are missing, in form order (core/profile-17). */
export function missingChangeRequestLabels(draft: ChangeRequestDraft): readonly string[] {
  const { field, requestedValue } = changeRequestFormLabels(draft);
  if (draft.field === null) return [field];
  return requestedValueOf(draft) === '' ? [requestedValue] : [];
}

/**
 * Returns the issue of a one-line requested value, phrased to follow its label, or null. Form and server share this
 * rule (core/profile-10).
 * @param today the last possible birth date, `YYYY-MM-DD`
 */
export function requestedValueIssue(
  { field, requestedValue }: Pick<ChangeRequestPayload, 'field' | 'requestedValue'>,
  today: string,
): string | null {
  switch (field) {
    case 'email':
      return isEmail(requestedValue) ? null : 'must be an email address';
    case 'dateOfBirth':
      return birthDateIssue(requestedValue, today);
    case 'legalName':
    case 'other':
      return null;
  }
}

/**
 * Returns the issues that block sending, in form order (core/profile-10).
 * @param today the member's calendar day, `YYYY-MM-DD`
 */
export function changeRequestIssues(
  draft: ChangeRequestDraft,
  today: string,
): readonly FieldIssue<ChangeRequestFieldName>[] {
  const labels = changeRequestFormLabels(draft);
  const messages = {
    field: draft.field === null ? 'Please choose what we should change.' : null,
    requestedValue: draft.field === null ? null : valueIssue(draft, draft.field, today),
    note: lengthIssue(labels.note, typedLine(draft.note), TEXT_LIMIT),
  };
  return (['field', 'requestedValue', 'note'] as const).flatMap((field) => {
    const message = messages[field];
    return message === null ? [] : [{ field, message }];
  });
}

const valueIssue = (
  draft: ChangeRequestDraft,
  field: ChangeRequestField,
  today: string,
): string | null => {
  const requestedValue = requestedValueOf(draft);
  const label = requestedValueLabels[field];
  if (requestedValue === '') return `${label} is required.`;
  const issue = lineIssue(label, requestedValue);
  if (issue !== null) return issue;
  const suffix = requestedValueIssue({ field, requestedValue }, today);
  return suffix === null ? null : `${label} ${suffix}.`;
};
