import { isMissingError, pageData, PageDataView } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey } from '@parlour/client';
import type { ContentDetail, ContentKind } from '@parlour/contract/staff';
import {
  bodyOf,
  contentFields,
  contentNames,
  emptyContentDraft,
  type UnsavedContent,
  withPartIds,
} from '@parlour/core/content';
import { Skeleton } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useMe } from '../../app/session/useMe.ts';
import { useServices } from '../../app/services.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { kindOfPath, newItemQuery } from './contentPaths.ts';
import { contentQuery } from './queries.ts';
import { unsavedContent } from './unsavedContent.ts';

/** Opens one item of the studio, or a new one (`desk/content-5`). */
export function ContentEditorScreen() {
  const { kind: named, itemId } = useParams();
  const kind = kindOfPath(named);
  if (kind === undefined || itemId === undefined) return null;
  return <ContentItemPage key={`${kind}:${itemId}`} kind={kind} id={itemId} />;
}

const newItem = (kind: ContentKind, id: string): ContentDetail => ({
  id,
  kind,
  published: null,
  draft: null,
  names: {},
  slugs: [],
  holders: 0,
  hiding: null,
});

/** Returns what a copy begins with. */
function copyOf(kind: ContentKind, original: ContentDetail): UnsavedContent {
  const body = bodyOf(kind, original);
  const nameField = 'name' in contentFields[kind] ? 'name' : 'title';
  const name = body[nameField];
  const copied = typeof name === 'string' ? { [nameField]: `${name} (copy)` } : {};
  return {
    // The parts of the original keep their ids.
    body: withPartIds(kind, { ...emptyContentDraft(kind), ...body, ...copied }, newIdempotencyKey),
    seen: { version: 0, baseVersion: 0 },
  };
}

function ContentItemPage({ kind, id }: { kind: ContentKind; id: string }) {
  const client = useClient();
  const me = useMe();
  const { tabStorage } = useServices();
  const [parameters] = useSearchParams();
  const originalId = parameters.get(newItemQuery.copyOf);
  const isNew = parameters.has(newItemQuery.isNew) || originalId !== null;
  const item = useQuery(contentQuery(client, kind, id));
  const original = useQuery({
    ...contentQuery(client, kind, originalId ?? ''),
    enabled: originalId !== null,
  });
  // It stays as it was when the page was opened: what was typed since is the editor's.
  const [unsaved] = useState(unsavedContent(tabStorage, { staffId: me?.id ?? '', kind, id }).read);
  const isMissing = isNew && item.error !== null && isMissingError(item.error);
  const copied = isMissing ? original.data : undefined;
  const begun =
    isMissing && (originalId === null || copied !== undefined)
      ? { ...newItem(kind, id), names: copied?.names ?? {} }
      : undefined;
  const detail = item.data ?? begun;
  // One place for the editor: it stays when a new item is saved for the first time.
  if (detail !== undefined) {
    const begunAs = copied === undefined ? null : copyOf(kind, copied);
    return <ContentEditor kind={kind} detail={detail} unsaved={unsaved ?? begunAs} />;
  }
  return (
    <PageDataView
      page={pageData(isMissing ? original : item)}
      loadingLabel={`Loading the ${contentNames[kind].one}`}
      skeleton={<Skeleton shape="wide" />}
    >
      {() => null}
    </PageDataView>
  );
}
