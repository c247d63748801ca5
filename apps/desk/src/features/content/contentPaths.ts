import { contentKinds, type ContentKind } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';

/** Returns the kind that a path names. Undefined for none. */
export function kindOfPath(kind: string | undefined): ContentKind | undefined {
  return contentKinds.find((each) => each === kind);
}

/** Returns the path of the list of a kind. */
export function contentListPath(kind: ContentKind): string {
  return href(deskRoutes.contentList, { kind });
}

/** Returns the path of an item. */
export function contentPath(kind: ContentKind, itemId: string): string {
  return href(deskRoutes.content, { kind, itemId });
}

/** The name in the query of a path that says that the item is a new one, and of the one that it is a copy of. */
export const newItemQuery = { isNew: 'new', copyOf: 'copy' } as const;

/** Returns the path of a new item with this id, as a copy of another one or empty. */
export function newContentPath(kind: ContentKind, itemId: string, copyOf?: string): string {
  const query =
    copyOf === undefined
      ? newItemQuery.isNew
      : `${newItemQuery.copyOf}=${encodeURIComponent(copyOf)}`;
  return `${contentPath(kind, itemId)}?${query}`;
}
