import type { Event } from '@parlour/contract';
import { safeHtml, safeLink } from '../../text/safeHtml.ts';
import type { EventRow } from './repository.ts';

/** Converts a row to an event, with sanitized HTML and link. */
export function presentEvent({ revision: _, ...row }: EventRow): Event {
  return {
    ...row,
    description: safeHtml(row.description),
    url: safeLink(row.url),
    startDate: row.startDate.toISOString(),
    endDate: row.endDate?.toISOString() ?? null,
  };
}
