import { sql } from 'drizzle-orm';
import {
  contentDrafts,
  giftProducts,
  members,
  pictures,
  requestEntries,
  requests,
  staffMembers,
} from './schema/index.ts';

/** What is searched of what is no content, exactly as its index has it. Staff are few and have none. */
export const searchedText = {
  request: sql`plain(${requests.reference} || ' ' || ${requests.subject} || ' ' || coalesce(${requests.description}, ''))`,
  subject: sql`plain(${requests.subject})`,
  draft: sql`plain(${contentDrafts.title})`,
  entry: sql`plain(${requestEntries.text})`,
  member: sql`plain(${members.firstName} || ' ' || ${members.lastName} || ' ' || ${members.email})`,
  picture: sql`plain(${pictures.name} || ' ' || coalesce(${pictures.alternativeText}, ''))`,
  staff: sql`plain(${staffMembers.firstName} || ' ' || ${staffMembers.lastName} || ' ' || ${staffMembers.email})`,
  gift_product: sql`plain(${giftProducts.name} || ' ' || ${giftProducts.description})`,
} as const;
