import { useClient } from '@parlour/app/data-layout';
import { publishRelease } from '@parlour/client/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { PublishReleaseDialogView } from './PublishReleaseDialogView.tsx';
import { releaseKey, releasesKey } from '../content/releaseQueries.ts';
import type { ReleaseDialogProps } from './ReleaseDialogs.tsx';

/** Publishes a release as it was seen (`DKRL4`). What was refused is on the page once it closes. */
export function PublishReleaseDialog({ detail, onClose }: ReleaseDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { pending, failure, run, renew } = useOneKeyedCall<'publish'>();
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const publish = async () => {
    const body = {
      version: detail.version,
      drafts: detail.drafts.map(({ kind, id, version }) => ({ kind, id, version })),
      words: detail.drafts.flatMap(({ kind, id, told }) => {
        const text = words[id]?.trim() ?? '';
        return told === 0 || text === '' ? [] : [{ kind, id, text }];
      }),
    };
    const result = await run('publish', (idempotencyKey) =>
      publishRelease(client, { params: { id: detail.id }, body }, { idempotencyKey }),
    );
    void cache.invalidateQueries({ queryKey: ['content'] });
    if (!result.ok) return void cache.invalidateQueries({ queryKey: releasesKey });
    cache.setQueryData(releaseKey(detail.id), result.value);
    void cache.invalidateQueries({ queryKey: [...releasesKey, 'list'] });
    onClose();
  };
  return (
    <PublishReleaseDialogView
      title={detail.title}
      drafts={detail.drafts}
      words={words}
      isPending={pending !== null}
      failure={failure}
      onWords={(id, typed) => {
        renew();
        setWords({ ...words, [id]: typed });
      }}
      onSubmit={() => void publish()}
      onClose={onClose}
    />
  );
}
