import {
  type ChangeRequestField,
  type ChangeRequestPayload,
  dateSchema,
  emailSchema,
} from '@parlour/contract';
import { dayOf } from '../../platform/clock.ts';

/** What each field is called in letters. */
export const fieldLabels = {
  email: 'E-mail',
  legalName: 'Legal name',
  dateOfBirth: 'Birth date',
  other: 'Something else',
} as const satisfies Readonly<Record<ChangeRequestField, string>>;

/** What is wrong with the value that a member wishes for a field, in a sentence; undefined where nothing is. */
export function valueProblem(
  { field, requestedValue }: ChangeRequestPayload,
  now: Date,
): string | undefined {
  switch (field) {
    case 'email':
      return emailSchema.safeParse(requestedValue).success
        ? undefined
        : 'requestedValue must be an e-mail address.';
    case 'dateOfBirth':
      return dateSchema.safeParse(requestedValue).success && requestedValue <= dayOf(now)
        ? undefined
        : 'requestedValue must be a date that has been, such as 1980-01-31.';
    case 'legalName':
    case 'other':
      return undefined;
  }
}
