import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds a moment. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
