import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { deleteRelease, scheduleRelease } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { ConfirmDialog } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { releaseKey, releasesKey } from '../content/releaseQueries.ts';
import { ScheduleDialogView, useSchedule } from '../content/ScheduleDialogView.tsx';
import {
  PublishReleaseDialog,
  type ReleaseActionDialogProps,
  TakeBackReleaseDialog,
} from './ReleaseActionDialogs.tsx';
import type { ReleaseTask } from './ReleaseDetailView.tsx';
import { ReleaseTitleDialog } from './ReleaseTitleDialog.tsx';

type ReleaseDialogProps = ReleaseActionDialogProps & {
  /** The club's time zone, an IANA name. */
  timeZone: string;
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

/** Sets when a release goes live, or takes that back (`desk/releases-5`). */
function ScheduleReleaseDialog({ detail, timeZone, onClose }: ReleaseDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { shown } = useSchedule({
    given: detail.publishAt,
    timeZone,
    now: useNow(),
    send: async (publishAt, idempotencyKey) => {
      const params = { id: detail.id };
      const body = { version: detail.version, publishAt };
      const result = await send(client, scheduleRelease, { params, body }, { idempotencyKey });
      void cache.invalidateQueries({ queryKey: releasesKey });
      return result;
    },
    onDone: (stored) => {
      cache.setQueryData(releaseKey(detail.id), stored);
      onClose();
    },
  });
  return (
    <ScheduleDialogView
      {...shown}
      heading={`Schedule “${detail.title}”`}
      label="Goes live"
      notice={
        detail.issues.length === 0
          ? null
          : 'Something is still to be mended. Nothing goes live then, and it says why.'
      }
      onClose={onClose}
    />
  );
}

/** Deletes a release after a question (`desk/releases-2`). */
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
