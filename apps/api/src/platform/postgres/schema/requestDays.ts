import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<
  Record<
    'status' | 'closedAt' | 'details' | 'confirmedDate' | 'confirmedEndDate' | 'isTakenBack',
    AnyPgColumn
  >
>;

/** The condition that something is arranged for a day. An index has these requests by their days. */
export function isBooked({ status, confirmedDate, isTakenBack }: Columns): SQL {
  return sql`${confirmedDate} is not null and (${status} = 'confirmed' or ${status} = 'completed' and not ${isTakenBack})`;
}

/** The days of what is arranged. An end before the beginning counts as none. */
export function bookedDays({ confirmedDate, confirmedEndDate }: Columns): SQL {
  return sql`daterange(${confirmedDate}, greatest(${confirmedDate}, ${confirmedEndDate}), '[]')`;
}

/** The condition that something is still to be arranged. An index has these requests by {@link wishedDay}. */
export function isWish({ status, closedAt }: Columns): SQL {
  return sql`${closedAt} is null and ${status} <> 'confirmed'`;
}

/** The day that a request is wished for, by the field of its type. */
export function wishedDay({ details }: Columns): SQL {
  const fields = [
    sql`${details} ->> 'arrivalDate'`,
    sql`${details} ->> 'diningDate'`,
    sql`${details} ->> 'pickupDate'`,
    sql`${details} ->> 'eventDate'`,
    sql`${details} ->> 'deliveryDate'`,
    sql`${details} ->> 'flowerDeliveryDate'`,
    sql`${details} ->> 'beautyDate'`,
  ];
  return sql`left(coalesce(${sql.join(fields, sql`, `)}), 10)`;
}
