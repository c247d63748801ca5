import type { CallFailure } from '@parlour/client';
import type { Result } from '@parlour/contract';
import type { ReleaseDetail, ReleaseDraft } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { releaseKey, releasesKey } from '../content/releaseQueries.ts';

/** Performs what is done to all items of a release at once, with words to those who are told. */
export function useReleaseAction(releaseId: string, onDone: () => void) {
  const cache = useQueryClient();
  const { pending, failure, run, renew } = useOneKeyedCall<'action'>();
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  return {
    /** What the view of each such dialog shows. */
    shown: {
      words,
      isPending: pending !== null,
      failure,
      onWords: (id: string, typed: string) => {
        renew();
        setWords({ ...words, [id]: typed });
      },
    },
    /** Returns the words as they are sent, for the items that concern somebody. */
    wordsTo: (items: readonly Pick<ReleaseDraft, 'kind' | 'id' | 'told'>[]) =>
      items.flatMap(({ kind, id, told }) => {
        const text = words[id]?.trim() ?? '';
        return told === 0 || text === '' ? [] : [{ kind, id, text }];
      }),
    perform: async (
      call: (idempotencyKey: string) => Promise<Result<ReleaseDetail, CallFailure>>,
    ) => {
      const result = await run('action', call);
      void cache.invalidateQueries({ queryKey: ['content'] });
      if (!result.ok) return void cache.invalidateQueries({ queryKey: releasesKey });
      cache.setQueryData(releaseKey(releaseId), result.value);
      void cache.invalidateQueries({ queryKey: [...releasesKey, 'list'] });
      onDone();
    },
  };
}
