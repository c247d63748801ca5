import { valueOf } from '@parlour/app/data';
import { nextTask } from '@parlour/app/routing';
import { type Client, send } from '@parlour/client';
import { listGiftGuides, type MemberRequest } from '@parlour/contract';
import {
  awaitsMember,
  codeLastDay,
  formatDay,
  formatEventDay,
  href,
  type NextForMember,
  nextForMember,
  registrationsByEvent,
  routes,
  validCodesByBenefit,
} from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';
import { requestsQuery } from '../requests/queries.ts';
import { redemptionsQuery } from '../redemptions/queries.ts';
import { registrationsQuery } from '../registrations/queries.ts';
import type { OwnItems, OwnLine } from './useOwnItems.ts';

/** Returns the line about what the member has booked next: its name as a link, and its day and number or code. */
export function nextLine(next: NextForMember): OwnLine {
  if (next.kind === 'code') {
    const { code } = next;
    return {
      title: code.benefit.title,
      path: href(routes.benefit, { benefitId: code.benefit.id }),
      note: `${code.redemptionCode}, until ${formatDay(codeLastDay(code))}`,
    };
  }
  const { event, confirmationNumber } = next.registration;
  return {
    title: event.title,
    path: href(routes.event, { eventId: event.id }),
    note: `${formatEventDay(event.startDate, event.timeZone)} · ${confirmationNumber}`,
  };
}

/** Returns the line about what waits for the member's answer: the request as a link, or the list where they are several. */
function waitingLine([first, ...others]: readonly MemberRequest[]): OwnLine | null {
  if (first === undefined) return null;
  return others.length === 0
    ? {
        title: first.subject,
        path: href(routes.request, { requestId: first.id }),
        note: first.reference,
      }
    : { title: `${others.length + 1} requests`, path: routes.requests.path };
}

/**
 * Loads what is the member's own. A list that fails counts as empty. Each call starts in a task of its own, because a phone
 * needs a while to set one up.
 */
export async function loadOwnItems(client: Client, cache: QueryClient): Promise<OwnItems> {
  const guideList = async () =>
    valueOf(send(client, listGiftGuides, { query: { viewMode: 'personalized' } }));
  const registrationsLoad = cache.query(registrationsQuery(client)).catch(() => []);
  await nextTask();
  const redemptionsLoad = cache.query(redemptionsQuery(client)).catch(() => []);
  await nextTask();
  const guidesLoad = cache.query({ queryKey: ['personal-guides'], queryFn: guideList }).then(
    ({ personalizedGuides }) => personalizedGuides,
    () => [],
  );
  await nextTask();
  const waitingLoad = cache.query(requestsQuery(client, 'open')).then(
    ({ requests }) => requests.filter(awaitsMember),
    () => [],
  );
  const [registrations, redemptions, [guide], waiting] = await Promise.all([
    registrationsLoad,
    redemptionsLoad,
    guidesLoad,
    waitingLoad,
  ]);
  const now = new Date();
  const next = nextForMember(registrations, redemptions, now);
  return {
    next: next && nextLine(next),
    waiting: waitingLine(waiting),
    guide:
      guide === undefined
        ? null
        : { title: guide.name, path: href(routes.giftGuide, { id: guide.id }) },
    registered: new Set(registrationsByEvent(registrations).keys()),
    redeemed: new Set(validCodesByBenefit(redemptions, now).keys()),
  };
}
