import { useClient } from '@parlour/app/data-layout';
import { revertRelease } from '@parlour/client/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { releaseKey, releasesKey } from '../content/releaseQueries.ts';
import type { ReleaseDialogProps } from './ReleaseDialogs.tsx';
import { TakeBackReleaseDialogView } from './TakeBackReleaseDialogView.tsx';

/** Takes a published release back as it was seen (`DKRL7`). */
export function TakeBackReleaseDialog({ detail, onClose }: ReleaseDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { pending, failure, run, renew } = useOneKeyedCall<'take-back'>();
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const takeBack = async () => {
    const body = {
      version: detail.version,
      words: detail.published.flatMap(({ kind, id, told }) => {
        const text = words[id]?.trim() ?? '';
        return told === 0 || text === '' ? [] : [{ kind, id, text }];
      }),
    };
    const result = await run('take-back', (idempotencyKey) =>
      revertRelease(client, { params: { id: detail.id }, body }, { idempotencyKey }),
    );
    void cache.invalidateQueries({ queryKey: ['content'] });
    if (!result.ok) return void cache.invalidateQueries({ queryKey: releasesKey });
    cache.setQueryData(releaseKey(detail.id), result.value);
    void cache.invalidateQueries({ queryKey: [...releasesKey, 'list'] });
    onClose();
  };
  return (
    <TakeBackReleaseDialogView
      title={detail.title}
      items={detail.published}
      words={words}
      isPending={pending !== null}
      failure={failure}
      onWords={(id, typed) => {
        renew();
        setWords({ ...words, [id]: typed });
      }}
      onSubmit={() => void takeBack()}
      onClose={onClose}
    />
  );
}
