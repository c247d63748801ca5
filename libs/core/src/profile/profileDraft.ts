import { emailSchema, LINE_LIMIT, type Profile, type ProfileUpdate } from '@parlour/contract';
import { tooLong } from '../requests/fieldValues.ts';
import type { FieldProblem } from './formRefusal.ts';

/** What a member edits, each by its place in the payload, in the order of the form. */
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

/** The place in the payload of something that a member edits. */
export type ProfileFieldName = (typeof profileFieldNames)[number];

/** Each of them by its place in the payload. */
export const profileFields: Readonly<Record<string, ProfileFieldName>> = Object.fromEntries(
  profileFieldNames.map((name) => [name, name]),
);

/** What each of them is called. */
export const profileFieldLabels = {
  phone: 'Phone',
  'professional.company': 'Company',
  'professional.title': 'Title',
  'professional.workEmail': 'Work e-mail',
  'address.street': 'Street',
  'address.city': 'City',
  'address.state': 'State or province',
  'address.zipCode': 'ZIP or postal code',
  'address.country': 'Country',
} as const satisfies Readonly<Record<ProfileFieldName, string>>;

/** What stands in the form, as typed. */
export type ProfileDraft = Readonly<Record<ProfileFieldName, string>>;

/** The form as it is opened on a profile. */
export const profileDraft = ({ phone, professional, address }: Profile): ProfileDraft => ({
  phone: phone ?? '',
  'professional.company': professional.company ?? '',
  'professional.title': professional.title ?? '',
  'professional.workEmail': professional.workEmail ?? '',
  'address.street': address.street ?? '',
  'address.city': address.city ?? '',
  'address.state': address.state ?? '',
  'address.zipCode': address.zipCode ?? '',
  'address.country': address.country ?? '',
});

/** What is to be sent: the changed fields alone, a blank one as null. Null where nothing was changed. */
export function profileUpdate(profile: Profile, draft: ProfileDraft): ProfileUpdate | null {
  const change = changesOf(profile, draft);
  const update = anyOf({
    phone: change('phone'),
    professional: anyOf({
      company: change('professional.company'),
      title: change('professional.title'),
      workEmail: change('professional.workEmail'),
    }),
    address: anyOf({
      street: change('address.street'),
      city: change('address.city'),
      state: change('address.state'),
      zipCode: change('address.zipCode'),
      country: change('address.country'),
    }),
  });
  return update ?? null;
}

/** What is wrong with the values that were changed, in the order of the form. */
export function profileProblems(
  profile: Profile,
  draft: ProfileDraft,
): readonly FieldProblem<ProfileFieldName>[] {
  const change = changesOf(profile, draft);
  return profileFieldNames.flatMap((field) => {
    const value = change(field) ?? '';
    const message = value === '' ? null : malformed(field, value);
    return message === null ? [] : [{ field, message, value: draft[field] }];
  });
}

const malformed = (field: ProfileFieldName, value: string): string | null => {
  const label = profileFieldLabels[field];
  if (field !== 'professional.workEmail') return tooLong(label, value, LINE_LIMIT);
  return emailSchema.safeParse(value).success ? null : `${label} must be an e-mail address.`;
};

/** Reads what a field was changed to: undefined where it was not, null where it was emptied. */
const changesOf = (profile: Profile, draft: ProfileDraft) => {
  const before = profileDraft(profile);
  return (field: ProfileFieldName): string | null | undefined => {
    const value = draft[field].trim();
    if (value === before[field].trim()) return undefined;
    return value === '' ? null : value;
  };
};

/** The values, unless every one of them is undefined. */
const anyOf = <Values extends object>(values: Values): Values | undefined =>
  Object.values(values).some((value) => value !== undefined) ? values : undefined;
