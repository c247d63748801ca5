import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { scheduleHiding } from '@parlour/contract/staff';
import { useState } from 'react';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { codesNotice } from './codesNotice.ts';
import type { ContentDialogProps } from './ContentDialogs.tsx';
import { ScheduleDialogView } from './ScheduleDialogView.tsx';
import { useChosenTime } from './useChosenTime.ts';
import { WordsField } from './WordsField.tsx';

/** Sets when an item is hidden by itself, or takes that back (`DKO23`). */
export function HidingTimeDialog(props: ContentDialogProps) {
  const { kind, title, draft, timeZone, now, onClose } = props;
  const client = useClient();
  const { id, published, holders, hiding } = draft.edited.detail;
  const [words, setWords] = useState(hiding?.wordsToHolders ?? '');
  const { pending, failure, run, renew } = useOneKeyedCall<'schedule' | 'unschedule'>();
  const given = hiding?.hideAt ?? null;
  const { local, instant, setLocal } = useChosenTime({ given, timeZone, now });
  const schedule = async (hideAt: string | null) => {
    const wordsToHolders = kind === 'event' ? words.trim() || null : null;
    const body = { version: published?.version ?? 0, hideAt, wordsToHolders };
    const result = await run(hideAt === null ? 'unschedule' : 'schedule', (idempotencyKey) =>
      send(client, scheduleHiding, { params: { kind, id }, body }, { idempotencyKey }),
    );
    if (!result.ok) return;
    draft.take(result.value);
    onClose();
  };
  return (
    <ScheduleDialogView
      heading={`Hide “${title}” at a time`}
      label="Is hidden"
      timeZone={timeZone}
      local={local}
      isScheduled={hiding !== null}
      notice={codesNotice(kind, holders)}
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
    >
      {kind === 'event' && holders > 0 ? (
        <WordsField
          holders={holders}
          words={words}
          consequence="They are told then that it was canceled, where it is still to come."
          onWords={(typed) => {
            renew();
            setWords(typed);
          }}
        />
      ) : null}
    </ScheduleDialogView>
  );
}
