import { useClient } from '@parlour/app/data-layout';
import { scheduleContent } from '@parlour/client/staff';
import { localOfInstant } from '@parlour/core';
import { contentIssues } from '@parlour/core/content';
import { useState } from 'react';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import type { ContentDialogProps } from './ContentDialogs.tsx';
import { firstInstant } from './fields/TimeControls.tsx';
import { ScheduleDialogView } from './ScheduleDialogView.tsx';

const DAY = 24 * 60 * 60 * 1000;

/** Sets when a draft goes live, or takes that back (`DKO17`). */
export function ScheduleDialog({ kind, title, draft, timeZone, now, onClose }: ContentDialogProps) {
  const client = useClient();
  const { edited, stage } = draft;
  const publishAt = edited.detail.draft?.publishAt ?? null;
  const { pending, failure, run, renew } = useOneKeyedCall<'schedule' | 'unschedule'>();
  const [local, setLocal] = useState(() => {
    const tomorrow = localOfInstant(new Date(now.getTime() + DAY).toISOString(), timeZone);
    return publishAt === null
      ? { ...tomorrow, time: '09:00' }
      : localOfInstant(publishAt, timeZone);
  });
  const instant = firstInstant(local, timeZone);
  const schedule = async (at: string | null) => {
    const params = { kind, id: edited.detail.id };
    const body = { version: edited.seen.version, publishAt: at };
    const result = await run(at === null ? 'unschedule' : 'schedule', (idempotencyKey) =>
      scheduleContent(client, { params, body }, { idempotencyKey }),
    );
    if (!result.ok) return;
    draft.take(result.value);
    onClose();
  };
  return (
    <ScheduleDialogView
      title={title}
      timeZone={timeZone}
      local={local}
      isScheduled={publishAt !== null}
      issueCount={contentIssues(kind, edited.body).length}
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
