import { sql } from 'drizzle-orm';
import {
  benefits,
  destinations,
  events,
  giftGuides,
  giftProducts,
  requests,
  vendors,
} from './schema/index.ts';

/** What is searched of requests and of each kind of content, exactly as its index has it. */
export const searchedText = {
  vendor: sql`plain(${vendors.name} || ' ' || ${vendors.type} || ' ' || coalesce(${vendors.category}, '') || ' ' || coalesce(${vendors.city}, '') || ' ' || coalesce(${vendors.country}, ''))`,
  benefit: sql`plain(${benefits.title} || ' ' || ${benefits.provider} || ' ' || coalesce(${benefits.category}, '') || ' ' || coalesce(${benefits.city}, ''))`,
  event: sql`plain(${events.title} || ' ' || coalesce(${events.location}, '') || ' ' || coalesce(${events.category}, ''))`,
  destination: sql`plain(${destinations.name} || ' ' || coalesce(${destinations.introduction}, ''))`,
  gift_guide: sql`plain(${giftGuides.name} || ' ' || ${giftGuides.description})`,
  request: sql`plain(${requests.reference} || ' ' || ${requests.subject} || ' ' || coalesce(${requests.description}, ''))`,
  gift_product: sql`plain(${giftProducts.name} || ' ' || ${giftProducts.description})`,
} as const;
