import type { Event } from '@parlour/contract';
import { websiteHref } from '@parlour/core';
import { safeHtml } from '../../text/safeHtml.ts';
import type { EventRow } from './repository.ts';

/** Converts a row to an event, with sanitized HTML and link. */
export function presentEvent({ revision: _, ...row }: EventRow & Pick<Event, 'images'>): Event {
  return {
    ...row,
    description: safeHtml(row.description),
    url: websiteHref(row.url),
    startDate: row.startDate.toISOString(),
    endDate: row.endDate?.toISOString() ?? null,
  };
}
