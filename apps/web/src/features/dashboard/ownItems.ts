import { valueOf } from '@parlour/app/data';
import { nextTask } from '@parlour/app/routing';
import { type Client, send } from '@parlour/client';
import { listGiftGuides, type GiftGuide, type MemberRequest } from '@parlour/contract';
import {
  awaitsMember,
  bookingKey,
  codeLastDay,
  formatDay,
  formatEventTime,
  href,
  type NextForMember,
  nextForMember,
  placeRoute,
  registrationsByEvent,
  requestTypeLabels,
  routes,
  shownSubject,
  validCodesByBenefit,
} from '@parlour/core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { bookingFacts } from '../../components/teasers/bookingFacts.ts';
import { joinFacts } from '../../components/teasers/joinFacts.ts';
import { redemptionsQuery } from '../redemptions/queries.ts';
import { registrationsQuery } from '../registrations/queries.ts';
import { requestQuery, requestsQuery } from '../requests/queries.ts';
import type { NextCard, NextStripe } from './NextCards.tsx';
import type { OwnItems } from './useOwnItems.ts';

const typeLabels = new Map<string, string>(Object.entries(requestTypeLabels));

/** Returns the card of what comes next for the member. */
export function nextCard(next: NextForMember): NextCard {
  if (next.kind === 'code') {
    const { benefit, redemptionCode } = next.code;
    return {
      key: `code-${benefit.id}`,
      eyebrow: 'Code',
      day: null,
      title: benefit.title,
      path: href(routes.benefit, { benefitId: benefit.id }),
      facts: [joinFacts(benefit.provider, `until ${formatDay(codeLastDay(next.code))}`)],
      code: redemptionCode,
      actions: [],
    };
  }
  if (next.kind === 'registration') {
    const { event, confirmationNumber } = next.registration;
    const { id, title, startDate, endDate, timeZone, location } = event;
    return {
      key: bookingKey(next),
      eyebrow: `Event · ${confirmationNumber}`,
      day: { startDate, timeZone },
      title,
      path: href(routes.event, { eventId: id }),
      facts: [
        formatEventTime(startDate, endDate, timeZone),
        ...(location === null ? [] : [location]),
      ],
      code: null,
      actions: [
        ...routeTo(location),
        { label: 'Cancel', path: routes.bookings.path, isExternal: false },
      ],
    };
  }
  const { id, subject, requestType, booking } = next.request;
  const { place, address } = booking;
  const { event, when, route } = bookingFacts(booking);
  const path = href(routes.request, { requestId: id });
  return {
    key: bookingKey(next),
    eyebrow: joinFacts(
      typeLabels.get(requestType) ?? requestType,
      booking.confirmationNumber ?? null,
    ),
    day: event,
    title: place ?? shownSubject(subject),
    path,
    facts: [when, place === null ? '' : (address ?? '')].filter((fact) => fact !== ''),
    code: null,
    actions: [
      ...routeTo(route),
      { label: 'Change or Cancel', path: `${path}#change`, isExternal: false },
    ],
  };
}

const routeTo = (place: string | null) =>
  place === null ? [] : [{ label: 'Route', path: placeRoute(place), isExternal: true }];

/** Returns the line below the cards: what waits for an answer, otherwise the guide made for the member or what the concierge can do. */
function stripeOf(
  [waiting, ...others]: readonly MemberRequest[],
  question: string,
  guide: Pick<GiftGuide, 'id' | 'name'> | undefined,
): NextStripe {
  if (waiting !== undefined && others.length > 0) {
    const { path } = routes.requests;
    const text = `${others.length + 1} requests`;
    return { isWaiting: true, title: WAITING, text, path, action: { label: 'Answer', path } };
  }
  if (waiting !== undefined) {
    const path = href(routes.request, { requestId: waiting.id });
    const action = { label: 'Answer', path: `${path}#reply` };
    return {
      isWaiting: true,
      title: WAITING,
      text: question || shownSubject(waiting.subject),
      path,
      action,
    };
  }
  if (guide !== undefined) {
    const path = href(routes.giftGuide, { id: guide.id });
    const action = { label: 'View Guide', path };
    return { isWaiting: false, title: 'Your Gift Guide', text: guide.name, path, action };
  }
  const { path } = routes.requests;
  return {
    isWaiting: false,
    title: 'Your Concierge',
    text: 'A table, a car, two seats: tell us what you have in mind.',
    path,
    action: { label: 'My Requests', path },
  };
}

const WAITING = 'We Need Your Answer';

/** Returns the first line of what the concierge asked last. Empty where it can't be read. */
async function questionOf(client: Client, cache: QueryClient, id: string): Promise<string> {
  const detail = await cache.query(requestQuery(client, id)).catch(() => undefined);
  const asked = detail?.entries.findLast(({ move }) => move?.name === 'ask')?.text ?? '';
  return asked.trim().split('\n', 1)[0] ?? '';
}

/**
 * Loads what is the member's own. Of a list that fails what was known before is kept, and it is told that something is
 * missing. Each call starts in a task of its own, because a phone needs a while to set one up.
 */
export async function loadOwnItems(
  client: Client,
  cache: QueryClient,
  retry: () => void,
): Promise<OwnItems> {
  let isMissing = false;
  const keep = async <Data>(queryKey: QueryKey, load: Promise<Data>): Promise<Data | undefined> => {
    try {
      return await load;
    } catch {
      isMissing = true;
      return cache.getQueryData<Data>(queryKey);
    }
  };
  const queries = {
    registrations: registrationsQuery(client),
    redemptions: redemptionsQuery(client),
    booked: requestsQuery(client, 'booked'),
    open: requestsQuery(client, 'open'),
  };
  const registrationsLoad = keep(
    queries.registrations.queryKey,
    cache.query(queries.registrations),
  );
  await nextTask();
  const redemptionsLoad = keep(queries.redemptions.queryKey, cache.query(queries.redemptions));
  await nextTask();
  const bookedLoad = keep(queries.booked.queryKey, cache.query(queries.booked));
  await nextTask();
  const openLoad = keep(queries.open.queryKey, cache.query(queries.open));
  await nextTask();
  const guideList = async () =>
    valueOf(send(client, listGiftGuides, { query: { viewMode: 'personalized' } }));
  const guidesLoad = cache.query({ queryKey: ['personal-guides'], queryFn: guideList }).then(
    ({ personalizedGuides }) => personalizedGuides,
    // Nothing is missed without it.
    () => [],
  );
  const [registrations = [], redemptions = [], booked, open, guides] = await Promise.all([
    registrationsLoad,
    redemptionsLoad,
    bookedLoad,
    openLoad,
    guidesLoad,
  ]);
  const waiting = (open?.requests ?? []).filter(awaitsMember);
  const [first] = waiting;
  const question = first && waiting.length === 1 ? await questionOf(client, cache, first.id) : '';
  const now = new Date();
  const lists = { registrations, redemptions, requests: booked?.requests ?? [] };
  return {
    next: {
      cards: nextForMember(lists, now).map(nextCard),
      stripe: stripeOf(waiting, question, guides[0]),
      missing: isMissing ? { retry } : null,
    },
    registered: new Set(registrationsByEvent(registrations).keys()),
    redeemed: new Set(validCodesByBenefit(redemptions, now).keys()),
  };
}
