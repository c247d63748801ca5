import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { revertContent } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import type { ContentDialogProps } from './ContentDialogs.tsx';
import { HistoryDialogView } from './HistoryDialogView.tsx';
import { contentItemKey, contentVersionQuery, contentVersionsQuery } from './queries.ts';

/** Shows the published versions of an item, compares two, and publishes an earlier one again (`DKO19`). */
export function HistoryDialog({
  kind,
  title,
  draft,
  names,
  timeZone,
  onClose,
}: ContentDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const me = useMe();
  const { id, published } = draft.edited.detail;
  const versions = useQuery(contentVersionsQuery(client, kind, id));
  const latest = versions.data?.[0]?.number ?? 0;
  const previous = versions.data?.[1]?.number ?? latest;
  const [chosen, setChosen] = useState<{ one?: number; other?: number }>({});
  const one = chosen.one ?? previous;
  const other = chosen.other ?? latest;
  const bodyOfOne = useQuery({ ...contentVersionQuery(client, kind, id, one), enabled: one > 0 });
  const bodyOfOther = useQuery({
    ...contentVersionQuery(client, kind, id, other),
    enabled: other > 0,
  });
  const { pending, failure, run, renew } = useOneKeyedCall<'revert'>();
  const revert = async () => {
    const body = { number: one, version: published?.version ?? 0 };
    const result = await run('revert', (idempotencyKey) =>
      send(client, revertContent, { params: { kind, id }, body }, { idempotencyKey }),
    );
    if (!result.ok) return;
    void cache.invalidateQueries({ queryKey: [...contentItemKey(kind, id), 'versions'] });
    draft.take(result.value);
    onClose();
  };
  return (
    <HistoryDialogView
      kind={kind}
      title={title}
      page={pageData(versions)}
      one={one}
      other={other}
      before={bodyOfOne.data?.body ?? null}
      after={bodyOfOther.data?.body ?? null}
      names={names}
      timeZone={timeZone}
      mayRevert={mayDo(me?.roles ?? [], 'content.publish') && one !== latest}
      hasDraft={draft.edited.detail.draft !== null}
      isPending={pending !== null}
      failure={failure ?? bodyOfOne.error?.message ?? bodyOfOther.error?.message ?? null}
      onChoose={(change) => {
        renew();
        setChosen({ ...chosen, ...change });
      }}
      onRevert={() => void revert()}
      onClose={onClose}
    />
  );
}
