import { timestamp as pgTimestamp } from 'drizzle-orm/pg-core';

/** A column with an instant. */
export const moment = () => pgTimestamp({ withTimezone: true, mode: 'date' });
