import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { openChoice } from '../primitives.ts';
import { searchTextSchema } from '../typedSchemas.ts';
import { contentItemSchema } from './content.ts';
import { contentKinds } from './contentKinds.ts';
import { listedMemberSchema } from './memberList.ts';
import { uploadedPictureSchema } from './pictures.ts';
import { deskRequestSchema } from './requests.ts';
import { staffMemberSchema } from './staffMember.ts';

const hasMore = z.boolean();

const foundRequestsFields = {
  /** Those with the text in their reference first, then the last changed first. At most five. */
  items: z.array(deskRequestSchema),
  /** Whether the search of the queue finds more. */
  hasMore,
};

const foundMembersFields = {
  /** Those whose names begin so first. At most five. */
  items: z.array(listedMemberSchema),
  /** Whether the list of members finds more. */
  hasMore,
};

const foundContentsFields = {
  /** What the items are. */
  kind: openChoice(contentKinds),
  /** New drafts first, then those whose names begin so. At most five. */
  items: z.array(contentItemSchema),
  /** Whether the list of the kind finds more. */
  hasMore,
};

const foundPicturesFields = {
  /** The last uploaded first. At most five. */
  items: z.array(uploadedPictureSchema),
  /** Whether the list of pictures finds more. */
  hasMore,
};

const foundStaffFields = {
  /** Those whose names begin so first. At most five. */
  items: z.array(staffMemberSchema),
  /** Whether there are more. */
  hasMore,
};

const staffSearchResultFields = {
  /** None without `desk.read`. */
  requests: z.object(foundRequestsFields),
  /** None without `member.read`. */
  members: z.object(foundMembersFields),
  /** The kinds that have items. None without `content.edit`. */
  contents: z.array(z.object(foundContentsFields)),
  /** None without `content.edit`. */
  pictures: z.object(foundPicturesFields),
  /** None without `staff.manage`. */
  staff: z.object(foundStaffFields),
  /** Whether nothing has the words themselves, and all of this only resembles them. */
  isApproximate: z.boolean(),
};

/** What a member of staff found. Each group needs the permission of its list. */
export interface StaffSearchResult extends OutputOf<typeof staffSearchResultFields> {}
/** What a member of staff found, as the server sends it. */
export interface SentStaffSearchResult extends InputOf<typeof staffSearchResultFields> {}
/** Parses what a member of staff found, in groups. */
export const staffSearchResultSchema: NamedSchema<StaffSearchResult, SentStaffSearchResult> =
  z.object(staffSearchResultFields);

const staffSearchFields = {
  /** Words or parts of words, in any letter case and without accents. */
  text: searchTextSchema,
};

/** What a member of staff searches for. */
export interface StaffSearch extends OutputOf<typeof staffSearchFields> {}
/** Parses what a member of staff searches for, of at least two characters. */
export const staffSearchSchema: NamedSchema<StaffSearch> = z.object(staffSearchFields);
