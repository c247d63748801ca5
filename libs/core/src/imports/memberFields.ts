import { isBlank, isEmail, typedEmail, typedPhone } from '@parlour/contract/values';
import type { BodyOf, ContentFields } from '../content/contentField.ts';
import { draftOf } from '../content/contentDraft.ts';
import { issuesOf } from '../content/contentIssues.ts';
import type { FieldIssue } from '../forms/formIssues.ts';

const required = { isRequired: true } as const;
const optional = { isRequired: false } as const;

/** The fields of a member that a file has, in the order of its columns (core/imports-1). */
export const memberFields = {
  crmId: { label: 'CRM identifier', kind: 'line', ...required },
  email: { label: 'Email', kind: 'line', ...required },
  // One of the two is enough: parseMember says so.
  firstName: { label: 'First name', kind: 'line', ...optional },
  lastName: { label: 'Last name', kind: 'line', ...optional },
  memberSince: { label: 'Member since', kind: 'date', ...optional },
  dateOfBirth: { label: 'Date of birth', kind: 'date', ...optional },
  phone: { label: 'Telephone', kind: 'telephone', ...optional },
  company: { label: 'Company', kind: 'line', ...optional },
  title: { label: 'Job title', kind: 'line', ...optional },
  workEmail: { label: 'Work email', kind: 'line', ...optional },
  street: { label: 'Street', kind: 'line', ...optional },
  city: { label: 'City', kind: 'line', ...optional },
  state: { label: 'State or region', kind: 'line', ...optional },
  zipCode: { label: 'Postal code', kind: 'line', ...optional },
  country: { label: 'Country', kind: 'line', ...optional },
  profilePicture: { label: 'Picture', kind: 'picture', ...optional },
  instanceUrl: { label: 'URL of the CRM', kind: 'link', ...optional },
} as const satisfies ContentFields;

/** A complete member, as a file has one. */
export type MemberBody = BodyOf<typeof memberFields>;

/** Parses a member of a file: complete, or every issue. */
export type ParsedMember =
  | { readonly ok: true; readonly body: MemberBody }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** Parses a member of a file (core/imports-1). Emails are checked as at sign-in. */
export function parseMember(document: Readonly<Record<string, unknown>>): ParsedMember {
  const draft = draftOf(memberFields, document);
  const emails = (['email', 'workEmail'] as const).flatMap((field) => {
    const value = draft[field];
    if (typeof value !== 'string' || isEmail(value)) return [];
    return [{ field, message: `${memberFields[field].label} must be an email address.` }];
  });
  const isNamed = [draft['firstName'], draft['lastName']].some(isVisible);
  const names = isNamed
    ? []
    : [{ field: 'lastName', message: 'Last name is required, or a first name.' }];
  const issues = [...issuesOf(memberFields, draft, ''), ...names, ...emails];
  if (issues.length > 0) return { ok: false, issues };
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      typeof value === 'string' ? storedText(name, value) : value,
    ]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft without issues has the types of the table
  return { ok: true, body: trimmed as unknown as MemberBody };
}

const isVisible = (value: unknown): boolean => typeof value === 'string' && !isBlank(value);

/** Returns a text as the club keeps it. */
const storedText = (name: string, text: string): string => {
  if (name === 'phone') return typedPhone(text);
  return name === 'email' || name === 'workEmail' ? typedEmail(text) : text.trim();
};
