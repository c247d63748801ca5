import type { Benefit, Destination, Event, GiftProduct, Vendor } from '@parlour/contract';
import { dayInZone } from '../format/dates.ts';
import type { RequestContext } from './requestContext.ts';

/** Returns the context of a request about a vendor (core/requests-36). */
export function vendorRequestContext({
  id,
  name,
  type,
}: Pick<Vendor, 'id' | 'name' | 'type'>): RequestContext {
  return { kind: 'vendor', vendorId: id, name, vendorType: type };
}

/** Returns the context of a request about a gift product (core/requests-36). */
export function giftProductRequestContext({
  id,
  name,
}: Pick<GiftProduct, 'id' | 'name'>): RequestContext {
  return { kind: 'giftProduct', productId: id, name };
}

/**
 * Returns the context of a request from an event's page (core/requests-54).
 *
 * @param today - the member's calendar day, `YYYY-MM-DD`. An earlier day is not suggested, because the form refuses it.
 */
export function eventRequestContext(
  {
    title,
    location,
    startDate,
    timeZone,
  }: Pick<Event, 'title' | 'location' | 'startDate' | 'timeZone'>,
  today: string,
): RequestContext {
  const day = dayInZone(new Date(startDate), timeZone);
  // Its name without its address.
  const place = location?.split(',')[0]?.trim();
  return {
    kind: 'general',
    suggestion: {
      kind: 'event',
      name: title,
      ...(day < today ? {} : { day }),
      ...(place ? { place } : {}),
    },
  };
}

/** Returns the context of a request from a benefit's page (core/requests-54). The title alone does not say whose benefit it is. */
export function benefitRequestContext({
  title,
  provider,
  vendorType,
}: Pick<Benefit, 'title' | 'provider' | 'vendorType'>): RequestContext {
  const name = provider === '' ? title : `${title}, ${provider}`;
  const type = vendorType === null ? {} : { vendorType };
  const place = provider === '' ? {} : { place: provider };
  return { kind: 'general', suggestion: { kind: 'benefit', name, ...type, ...place } };
}

/** Returns the context of a request from a destination's page (core/requests-54). */
export function destinationRequestContext({ name }: Pick<Destination, 'name'>): RequestContext {
  return { kind: 'general', suggestion: { kind: 'destination', name } };
}
