import { isBlank, typedLine } from '@parlour/contract';
import type { DeskMember, MemberChange, MemberInvitation } from '@parlour/contract/staff';

/** What is typed for a member. An empty text is nothing. */
export interface MemberDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** `YYYY-MM-DD`. */
  readonly memberSince: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  readonly crmId: string;
  readonly company: string;
  readonly title: string;
  readonly workEmail: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
}

/** The form of a new member as it is opened. */
export const emptyMember: MemberDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  memberSince: '',
  dateOfBirth: '',
  crmId: '',
  company: '',
  title: '',
  workEmail: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
};

/** Returns the form that shows a member. */
export function draftOf(member: DeskMember): MemberDraft {
  const { professional, address } = member;
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    phone: member.phone ?? '',
    memberSince: member.memberSince ?? '',
    dateOfBirth: member.dateOfBirth ?? '',
    crmId: member.crmId,
    company: professional.company ?? '',
    title: professional.title ?? '',
    workEmail: professional.workEmail ?? '',
    street: address.street ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    zipCode: address.zipCode ?? '',
    country: address.country ?? '',
  };
}

const professionalNames = ['company', 'title', 'workEmail'] as const;
const placeNames = ['street', 'city', 'state', 'zipCode', 'country'] as const;
const clearedNames = ['phone', 'memberSince', 'dateOfBirth'] as const;
const neededNames = ['firstName', 'lastName', 'crmId'] as const;

const pick = <Name extends keyof MemberDraft>(
  draft: MemberDraft,
  names: readonly Name[],
  isPicked: (name: Name) => boolean,
) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those that were asked for
  Object.fromEntries(
    names.filter(isPicked).map((name) => [name, typedLine(draft[name]) || null]),
  ) as Partial<Record<Name, string | null>>;

const orAbsent = <Name extends string, Value extends object>(name: Name, value: Value) =>
  Object.keys(value).length === 0 ? {} : { [name]: value };

/** Returns the invitation that a form describes. What is empty is left out. */
export function invitationOf(draft: MemberDraft): MemberInvitation {
  const isTyped = (name: keyof MemberDraft) => !isBlank(draft[name]);
  const { firstName, lastName, email, phone, memberSince, dateOfBirth, crmId } = draft;
  return {
    firstName,
    lastName,
    email,
    ...(isTyped('phone') ? { phone } : {}),
    ...(isTyped('memberSince') ? { memberSince } : {}),
    ...(isTyped('dateOfBirth') ? { dateOfBirth } : {}),
    ...(isTyped('crmId') ? { crmId } : {}),
    ...orAbsent('professional', pick(draft, professionalNames, isTyped)),
    ...orAbsent('address', pick(draft, placeNames, isTyped)),
  };
}

/**
 * Returns what differs between a form and the member as it was opened with. What somebody changed meanwhile elsewhere stays.
 *
 * @param version - the version that is seen now.
 */
export function changeOf(draft: MemberDraft, opened: DeskMember, version: number): MemberChange {
  const before = draftOf(opened);
  const isChanged = (name: keyof MemberDraft) => draft[name].trim() !== before[name];
  const needed = Object.fromEntries(
    neededNames.filter(isChanged).map((name) => [name, typedLine(draft[name])]),
  );
  return {
    version,
    ...needed,
    ...pick(draft, clearedNames, isChanged),
    ...orAbsent('professional', pick(draft, professionalNames, isChanged)),
    ...orAbsent('address', pick(draft, placeNames, isChanged)),
  };
}
