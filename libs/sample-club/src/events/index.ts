import { pastEvents } from './past.ts';
import type { EventRow } from './row.ts';
import { upcomingEvents } from './upcoming.ts';

/** Every event of the sample club, the coming ones first. */
export const eventRows: readonly EventRow[] = [...upcomingEvents, ...pastEvents];
