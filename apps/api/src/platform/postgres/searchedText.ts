import { sql } from 'drizzle-orm';
import {
  benefits,
  contentDrafts,
  destinations,
  events,
  giftGuides,
  giftProducts,
  members,
  pictures,
  requestEntries,
  requests,
  staffMembers,
  vendors,
} from './schema/index.ts';

/** What is searched of each kind of thing, exactly as its index has it. Staff are few and have none. */
export const searchedText = {
  vendor: sql`plain(${vendors.name} || ' ' || ${vendors.type} || ' ' || coalesce(${vendors.category}, '') || ' ' || coalesce(${vendors.city}, '') || ' ' || coalesce(${vendors.country}, ''))`,
  benefit: sql`plain(${benefits.title} || ' ' || ${benefits.provider} || ' ' || coalesce(${benefits.category}, '') || ' ' || coalesce(${benefits.city}, ''))`,
  event: sql`plain(${events.title} || ' ' || coalesce(${events.location}, '') || ' ' || coalesce(${events.category}, ''))`,
  destination: sql`plain(${destinations.name} || ' ' || coalesce(${destinations.introduction}, ''))`,
  gift_guide: sql`plain(${giftGuides.name} || ' ' || ${giftGuides.description})`,
  request: sql`plain(${requests.reference} || ' ' || ${requests.subject} || ' ' || coalesce(${requests.description}, ''))`,
  subject: sql`plain(${requests.subject})`,
  draft: sql`plain(${contentDrafts.title})`,
  entry: sql`plain(${requestEntries.text})`,
  member: sql`plain(${members.firstName} || ' ' || ${members.lastName} || ' ' || ${members.email})`,
  picture: sql`plain(${pictures.name} || ' ' || coalesce(${pictures.alternativeText}, ''))`,
  staff: sql`plain(${staffMembers.firstName} || ' ' || ${staffMembers.lastName} || ' ' || ${staffMembers.email})`,
  gift_product: sql`plain(${giftProducts.name} || ' ' || ${giftProducts.description})`,
} as const;
