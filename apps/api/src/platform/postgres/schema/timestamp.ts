import { timestamp as pgTimestamp } from 'drizzle-orm/pg-core';

/** A column with an instant. */
export function timestamp() {
  return pgTimestamp({ withTimezone: true, mode: 'date' });
}
