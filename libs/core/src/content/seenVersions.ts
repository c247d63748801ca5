import type { ContentDetail, ContentKind } from '@parlour/contract/staff';
import { type ContentDraft, toContentDraft } from './contentDraft.ts';

/** What an editor saw before a change, which the server compares with what it has. */
export interface SeenVersions {
  /** The version of the draft; 0 where there was none. */
  readonly version: number;
  /** The published version that the draft began with; 0 for a new item. */
  readonly baseVersion: number;
}

/** What was typed and not saved, with what was seen before. */
export interface UnsavedContent {
  readonly body: ContentDraft;
  readonly seen: SeenVersions;
}

/** Returns the document that an editor opens: the draft where there is one, else what is published. */
export function bodyOf(
  kind: ContentKind,
  { draft, published }: Pick<ContentDetail, 'draft' | 'published'>,
): ContentDraft {
  return toContentDraft(kind, draft?.body ?? published?.body);
}

/** Returns the versions of an item as it was read. */
export function versionsOf({
  draft,
  published,
}: Pick<ContentDetail, 'draft' | 'published'>): SeenVersions {
  return {
    version: draft?.version ?? 0,
    baseVersion: draft?.baseVersion ?? published?.version ?? 0,
  };
}

/** Whether two documents have the same values. Both have the fields of one kind, in one order. */
export function isSameBody(one: ContentDraft, other: ContentDraft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
