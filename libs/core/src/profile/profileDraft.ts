import type { Profile, ProfileUpdate } from '@parlour/contract';
import {
  isBlank,
  isEmail,
  LINE_LIMIT,
  isPhone,
  typedEmail,
  typedLine,
  typedPhone,
} from '@parlour/contract/values';
import { lengthIssue } from '../forms/validation.ts';
import { textsOf } from '../forms/parkedDraft.ts';
import type { FieldIssue } from '../forms/formIssues.ts';

/** The fields that a member edits, by their paths in the payload, in form order (core/profile-3). */
const profileFieldNames = [
  'phone',
  'professional.company',
  'professional.title',
  'professional.workEmail',
  'address.street',
  'address.city',
  'address.state',
  'address.zipCode',
  'address.country',
] as const;

/** The payload path of a field that a member edits. */
export type ProfileFieldName = (typeof profileFieldNames)[number];

/** The fields by their payload paths. */
export const profileFields: Readonly<Record<string, ProfileFieldName>> = Object.fromEntries(
  profileFieldNames.map((name) => [name, name]),
);

/** The labels of the fields. */
export const profileFieldLabels = {
  phone: 'Phone',
  'professional.company': 'Company',
  'professional.title': 'Title',
  'professional.workEmail': 'Work email',
  'address.street': 'Street',
  'address.city': 'City',
  'address.state': 'State or province',
  'address.zipCode': 'ZIP or postal code',
  'address.country': 'Country',
} as const satisfies Readonly<Record<ProfileFieldName, string>>;

/** The form as typed. */
export type ProfileDraft = Readonly<Record<ProfileFieldName, string>>;

/** Fills the form from a profile. */
export function profileDraft({ phone, professional, address }: Profile): ProfileDraft {
  return {
    phone: phone ?? '',
    'professional.company': professional.company ?? '',
    'professional.title': professional.title ?? '',
    'professional.workEmail': professional.workEmail ?? '',
    'address.street': address.street ?? '',
    'address.city': address.city ?? '',
    'address.state': address.state ?? '',
    'address.zipCode': address.zipCode ?? '',
    'address.country': address.country ?? '',
  };
}

/** Parses the typed values of a parked draft, without those of other names (core/profile-16). */
export function parseProfileChanges(
  changes: Readonly<Record<string, unknown>>,
): Partial<ProfileDraft> {
  const texts = textsOf(changes);
  return Object.fromEntries(
    profileFieldNames.flatMap((name) => {
      const text = texts[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** Returns the changed fields, a blank one as null (core/profile-4). Null if nothing was changed. */
export function profileUpdate(profile: Profile, draft: ProfileDraft): ProfileUpdate | null {
  const change = changesOf(profile, draft);
  const update = unlessEmpty({
    phone: change('phone'),
    professional: unlessEmpty({
      company: change('professional.company'),
      title: change('professional.title'),
      workEmail: change('professional.workEmail'),
    }),
    address: unlessEmpty({
      street: change('address.street'),
      city: change('address.city'),
      state: change('address.state'),
      zipCode: change('address.zipCode'),
      country: change('address.country'),
    }),
  });
  return update ?? null;
}

/** Returns the issues of the changed values, in form order (core/profile-5). */
export function profileIssues(
  profile: Profile,
  draft: ProfileDraft,
): readonly FieldIssue<ProfileFieldName>[] {
  const change = changesOf(profile, draft);
  return profileFieldNames.flatMap((field) => {
    const value = change(field) ?? '';
    const message = value === '' ? null : fieldIssue(field, value);
    return message === null ? [] : [{ field, message }];
  });
}

const fieldIssue = (field: ProfileFieldName, value: string): string | null => {
  const label = profileFieldLabels[field];
  switch (field) {
    case 'phone':
      return isPhone(value) ? null : `${label} must be a phone number such as +44 20 7946 0000.`;
    case 'professional.workEmail':
      return isEmail(value) ? null : `${label} must be an email address.`;
    default:
      return lengthIssue(label, value, LINE_LIMIT);
  }
};

/** Returns a typed value as the club keeps it. */
const storedValue = (field: ProfileFieldName, typed: string): string => {
  if (field === 'phone') return typedPhone(typed);
  return field === 'professional.workEmail' ? typedEmail(typed) : typedLine(typed);
};

/** Returns a function that reads a field's new value: undefined if unchanged, null if cleared. */
const changesOf = (profile: Profile, draft: ProfileDraft) => {
  const original = profileDraft(profile);
  return (field: ProfileFieldName): string | null | undefined => {
    if (draft[field].trim() === original[field].trim()) return undefined;
    return isBlank(draft[field]) ? null : storedValue(field, draft[field]);
  };
};

/** Returns the object, or undefined if all its values are undefined. */
const unlessEmpty = <Values extends object>(values: Values): Values | undefined =>
  Object.values(values).some((value) => value !== undefined) ? values : undefined;
