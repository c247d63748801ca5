import { callQuery, resultQuery } from '@parlour/app/data';
import { type Client, send } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import {
  CONTENT_PAGE,
  type ContentItem,
  type ContentKind,
  getContent,
  getContentVersion,
  listContent,
  listContentVersions,
  listEditors,
  listSuggestedValues,
} from '@parlour/contract/staff';
import { type ContentChoice, choiceQuery } from './contentChoice.ts';

/** Returns the key of all lists of a kind. */
export function contentListKey(kind: ContentKind) {
  return ['content', kind, 'list'] as const;
}

/** A page of the items of a kind. */
export function contentListQuery(client: Client, kind: ContentKind, choice: ContentChoice) {
  const query = Object.fromEntries(choiceQuery(choice));
  return callQuery([...contentListKey(kind), query], client, listContent, {
    params: { kind },
    query,
  });
}

/** The most pages that are read for an order. */
const MOST_PAGES = 100;

async function allPublished(
  client: Client,
  kind: ContentKind,
  signal: AbortSignal,
): Promise<Result<readonly ContentItem[], CallFailure>> {
  const items: ContentItem[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { state: 'published' as const, page, limit: CONTENT_PAGE };
    // The first page says whether there is another.
    const result = await send(client, listContent, { params: { kind }, query }, { signal });
    if (!result.ok) return result;
    items.push(...result.value.items);
    if (result.value.items.length === 0 || items.length >= result.value.totalCount) break;
  }
  return { ok: true, value: items };
}

/** Every published item of a kind, in the order of members' lists. */
export function publishedContentQuery(client: Client, kind: ContentKind) {
  return resultQuery([...contentListKey(kind), 'published'], (signal) =>
    allPublished(client, kind, signal),
  );
}

/** Returns the key of one item and of what belongs to it. */
export function contentItemKey(kind: ContentKind, id: string) {
  return ['content', kind, id] as const;
}

/** An item with its draft. */
export function contentQuery(client: Client, kind: ContentKind, id: string) {
  return callQuery([...contentItemKey(kind, id), 'detail'], client, getContent, {
    params: { kind, id },
  });
}

/** The published versions of an item, the newest first. */
export function contentVersionsQuery(client: Client, kind: ContentKind, id: string) {
  return callQuery([...contentItemKey(kind, id), 'versions'], client, listContentVersions, {
    params: { kind, id },
  });
}

/** One published version of an item. */
export function contentVersionQuery(
  client: Client,
  kind: ContentKind,
  id: string,
  versionNumber: number,
) {
  const params = { kind, id, number: String(versionNumber) };
  return callQuery(
    [...contentItemKey(kind, id), 'version', versionNumber],
    client,
    getContentVersion,
    { params },
  );
}

/** The values that items of a kind have in a field. */
export function suggestedValuesQuery(client: Client, kind: ContentKind, field: string) {
  return callQuery(['content-values', kind, field], client, listSuggestedValues, {
    params: { kind, field },
  });
}

/** The staff who edit content. */
export function editorsQuery(client: Client) {
  return callQuery(['editors'], client, listEditors, {});
}
