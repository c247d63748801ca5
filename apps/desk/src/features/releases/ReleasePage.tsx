import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { chooseRelease, type ReleaseDetail, type ReleaseDraft } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/lazyPart.tsx';
import { useMe } from '../../app/session/useMe.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { releasesKey } from '../content/releaseQueries.ts';
import { ReleaseDetailView, type ReleaseTask } from './ReleaseDetailView.tsx';

const ReleaseDialogs = lazyPart(() =>
  import('./ReleaseDialogs.tsx').then((dialogs) => dialogs.ReleaseDialogs),
);

export type ReleasePageProps = {
  /** The release with its drafts and issues. */
  detail: ReleaseDetail;
  /** The club's time zone, an IANA name. */
  timeZone: string;
};

/** Binds a release to its calls and dialogs. */
export function ReleasePage({ detail, timeZone }: ReleasePageProps) {
  const client = useClient();
  const cache = useQueryClient();
  const [task, setTask] = useState<ReleaseTask | null>(null);
  const { pending, failure, run, renew } = useOneKeyedCall<string>();
  const remove = async ({ kind, id }: ReleaseDraft) => {
    const result = await run(id, (idempotencyKey) =>
      send(
        client,
        chooseRelease,
        { params: { kind, id }, body: { releaseId: null } },
        { idempotencyKey },
      ),
    );
    if (result.ok) renew();
    void cache.invalidateQueries({ queryKey: ['content', kind] });
    await cache.invalidateQueries({ queryKey: releasesKey });
  };
  return (
    <>
      <ReleaseDetailView
        detail={detail}
        timeZone={timeZone}
        mayPublish={mayDo(useMe()?.roles ?? [], 'content.publish')}
        removing={pending}
        failure={failure}
        onTask={setTask}
        onRemove={(draft) => void remove(draft)}
      />
      {task === null ? null : (
        <ReleaseDialogs
          task={task}
          detail={detail}
          timeZone={timeZone}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}
