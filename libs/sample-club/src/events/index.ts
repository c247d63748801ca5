import { pastEvents } from './past.ts';
import type { EventRow } from './row.ts';
import { upcomingEvents } from './upcoming.ts';

/** All events of the sample club, upcoming ones first. */
export const eventRows: readonly EventRow[] = [...upcomingEvents, ...pastEvents];
