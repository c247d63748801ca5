import type { Profile, RequestType } from '@parlour/contract';
import { isDate } from '@parlour/contract/values';
import { formatDay } from '../format/dates.ts';
import { addressLines } from '../profile/identity.ts';
import { generatedSubject, oneLine, type RequestContext, suggestionOf } from './requestContext.ts';
import { fieldsOf, type RequestDraft } from './requestFields.ts';
import { requestTypeLabels } from './requestTypes.ts';

const DAY = 24 * 60 * 60 * 1000;

const isDay = (text: string | undefined): text is string => text !== undefined && isDate(text);

/**
 * Returns the subject that the type and its first date suggest (core/requests-12): `Car Service - December 5, 2026`. Empty without
 * a type, and for Other, whose label says nothing. On the page of something, its name takes the date's place (core/requests-52).
 */
export function suggestedSubject(
  { requestType, details }: Pick<RequestDraft, 'requestType' | 'details'>,
  context: RequestContext = { kind: 'general' },
): string {
  const name = suggestionOf(context)?.name;
  if (requestType === null || requestType === 'Other') return oneLine(name ?? '');
  if (name !== undefined) return oneLine(`${requestTypeLabels[requestType]} - ${name}`);
  const dateField = fieldsOf(requestType, { kind: 'general' }).find(({ kind }) => kind === 'date');
  const day = dateField && details[dateField.name];
  const label = requestTypeLabels[requestType];
  return isDay(day) ? `${label} - ${formatDay(day)}` : label;
}

/** Returns the values that the page suggests for the fields of a type (core/requests-53): name and day of an event. */
export function suggestedDetails(
  requestType: RequestType | null,
  context: RequestContext,
): Readonly<Record<string, string>> {
  const suggestion = suggestionOf(context);
  if (requestType !== 'Tickets' || suggestion?.kind !== 'event') return {};
  const { name, day } = suggestion;
  return { eventName: oneLine(name), ...(day === undefined ? {} : { eventDate: day }) };
}

/**
 * Lets a changed draft follow its change: a suggested subject that the member left alone (core/requests-13), and a departure that
 * the arrival has passed (core/requests-15).
 */
export function followChange(
  before: RequestDraft,
  after: RequestDraft,
  context: RequestContext,
): RequestDraft {
  const isSuggested =
    generatedSubject(context) === null &&
    after.subject === before.subject &&
    before.subject === suggestedSubject(before, context);
  const followed = { ...after, details: withDeparture(before, after) };
  return isSuggested ? { ...followed, subject: suggestedSubject(followed, context) } : followed;
}

/** Moves a departure to the day after an arrival that was moved beyond it. */
const withDeparture = (before: RequestDraft, { details }: RequestDraft) => {
  const { arrivalDate, departureDate } = details;
  const isPassed =
    arrivalDate !== before.details['arrivalDate'] &&
    departureDate === before.details['departureDate'] &&
    isDay(arrivalDate) &&
    isDay(departureDate) &&
    arrivalDate > departureDate;
  return isPassed ? { ...details, departureDate: dayAfter(arrivalDate) } : details;
};

const dayAfter = (day: string) => {
  const next = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
  return isDay(next) ? next : day;
};

/** Returns the member's address for a field of several lines (core/requests-16); null if the profile has none. */
export function deliveryAddressOf({ address }: Pick<Profile, 'address'>): string | null {
  return addressLines(address).join('\n') || null;
}
