import type { CardBrand } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members.ts';
import { timestamp } from './timestamp.ts';

/**
 * Members' cards. The number is sealed for a private key that the server does not have, and the security code is never
 * stored.
 */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Sealed for the club's private key and bound to the member and the card. */
    sealedNumber: text().notNull(),
    lastFour: text().notNull(),
    brand: text().$type<CardBrand>().notNull(),
    expiryMonth: smallint().notNull(),
    expiryYear: smallint().notNull(),
    cardholderName: text().notNull(),
    description: text().notNull(),
    isPreferred: boolean().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    postalCode: text().notNull(),
    createdAt: timestamp().notNull(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt),
    uniqueIndex('payment_methods_one_preferred')
      .on(table.memberId)
      .where(sql`${table.isPreferred}`),
  ],
);
