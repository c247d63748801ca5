import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { scheduleContent } from '@parlour/contract/staff';
import { contentIssues } from '@parlour/core/content';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import type { ContentDialogProps } from './ContentDialogs.tsx';
import { ScheduleDialogView } from './ScheduleDialogView.tsx';
import { useChosenTime } from './useChosenTime.ts';

/** Sets when a draft goes live, or takes that back (`DKO17`). */
export function ScheduleDialog({ kind, title, draft, timeZone, now, onClose }: ContentDialogProps) {
  const client = useClient();
  const { edited, stage } = draft;
  const publishAt = edited.detail.draft?.publishAt ?? null;
  const { pending, failure, run, renew } = useOneKeyedCall<'schedule' | 'unschedule'>();
  const { local, instant, setLocal } = useChosenTime({ given: publishAt, timeZone, now });
  const schedule = async (at: string | null) => {
    const params = { kind, id: edited.detail.id };
    const body = { version: edited.seen.version, publishAt: at };
    const result = await run(at === null ? 'unschedule' : 'schedule', (idempotencyKey) =>
      send(client, scheduleContent, { params, body }, { idempotencyKey }),
    );
    if (!result.ok) return;
    draft.take(result.value);
    onClose();
  };
  const isIncomplete = contentIssues(kind, edited.body).length > 0;
  return (
    <ScheduleDialogView
      heading={`Schedule “${title}”`}
      label="Goes live"
      timeZone={timeZone}
      local={local}
      isScheduled={publishAt !== null}
      notice={
        isIncomplete
          ? 'Something is still to be mended. It stays a draft then, and says why.'
          : null
      }
      maySubmit={instant !== null && (stage === 'saved' || stage === 'clean')}
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
