import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { deleteRelease, type ReleaseDetail, scheduleRelease } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { ConfirmDialog } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { ScheduleDialogView } from '../content/ScheduleDialogView.tsx';
import { useChosenTime } from '../content/useChosenTime.ts';
import { PublishReleaseDialog } from './PublishReleaseDialog.tsx';
import { releaseKey, releasesKey } from '../content/releaseQueries.ts';
import type { ReleaseTask } from './ReleaseDetailView.tsx';
import { ReleaseTitleDialog } from './ReleaseTitleDialog.tsx';
import { TakeBackReleaseDialog } from './TakeBackReleaseDialog.tsx';

/** What all dialogs of a release get. */
export type ReleaseDialogProps = {
  /** The release. */
  detail: ReleaseDetail;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Closes the dialog. */
  onClose: () => void;
};

type ReleaseDialogsProps = ReleaseDialogProps & {
  /** What is to be done. */
  task: ReleaseTask;
};

/** The dialog of one task. Loaded once something is to be done. */
export function ReleaseDialogs({ task, ...dialog }: ReleaseDialogsProps) {
  switch (task) {
    case 'publish':
      return <PublishReleaseDialog {...dialog} />;
    case 'schedule':
      return <ScheduleReleaseDialog {...dialog} />;
    case 'rename':
      return <ReleaseTitleDialog release={dialog.detail} onClose={dialog.onClose} />;
    case 'take-back':
      return <TakeBackReleaseDialog {...dialog} />;
    case 'delete':
      return <DeleteReleaseDialog {...dialog} />;
  }
}

/** Sets when a release goes live, or takes that back (`DKRL5`). */
function ScheduleReleaseDialog({ detail, timeZone, onClose }: ReleaseDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const now = useNow();
  const { pending, failure, run, renew } = useOneKeyedCall<'schedule' | 'unschedule'>();
  const { local, instant, setLocal } = useChosenTime({ given: detail.publishAt, timeZone, now });
  const schedule = async (publishAt: string | null) => {
    const params = { id: detail.id };
    const body = { version: detail.version, publishAt };
    const result = await run(publishAt === null ? 'unschedule' : 'schedule', (idempotencyKey) =>
      send(client, scheduleRelease, { params, body }, { idempotencyKey }),
    );
    void cache.invalidateQueries({ queryKey: releasesKey });
    if (!result.ok) return;
    cache.setQueryData(releaseKey(detail.id), result.value);
    onClose();
  };
  return (
    <ScheduleDialogView
      heading={`Schedule “${detail.title}”`}
      label="Goes live"
      timeZone={timeZone}
      local={local}
      isScheduled={detail.publishAt !== null}
      notice={
        detail.issues.length === 0
          ? null
          : 'Something is still to be mended. Nothing goes live then, and it says why.'
      }
      maySubmit={instant !== null}
      isPending={pending === 'schedule'}
      isUnscheduling={pending === 'unschedule'}
      failure={failure}
      onChange={(changed) => {
        renew();
        setLocal(changed);
      }}
      onSubmit={() => void schedule(instant)}
      onUnschedule={() => {
        renew();
        void schedule(null);
      }}
      onClose={onClose}
    />
  );
}

/** Deletes a release after a question (`DKRL2`). */
function DeleteReleaseDialog({ detail, onClose }: ReleaseDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pending, failure, run } = useOneKeyedCall<'delete'>();
  const remove = async () => {
    const result = await run('delete', (idempotencyKey) =>
      send(
        client,
        deleteRelease,
        { params: { id: detail.id }, query: { version: detail.version } },
        { idempotencyKey },
      ),
    );
    if (!result.ok) return void cache.invalidateQueries({ queryKey: releasesKey });
    void cache.invalidateQueries({ queryKey: ['content'] });
    void cache.invalidateQueries({ queryKey: [...releasesKey, 'list'] });
    void navigate(deskRoutes.releases.path);
  };
  return (
    <ConfirmDialog
      open
      title={`Delete the release “${detail.title}”?`}
      text="Its drafts stay, each for itself."
      confirmLabel="Delete Release"
      pendingLabel="Deleting..."
      isPending={pending !== null}
      {...(failure === null ? {} : { error: failure })}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
