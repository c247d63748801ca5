import type { PastView } from '@parlour/contract';
import { formatEntryTime } from '@parlour/core';
import { SectionHeading, Stack, Text } from '@parlour/ui';
import { useId } from 'react';
import { accountRow, words } from '../../components/accountRow.css.ts';

export type WhoLookedViewProps = {
  /** The times when somebody of the club looked, the newest first. */
  views: readonly PastView[];
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
};

/** Who of the club looked at it as the member sees it, when and why (web/member-view-6). */
export function WhoLookedView({ views, now, timeZone }: WhoLookedViewProps) {
  const id = useId();
  if (views.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <SectionHeading id={id} title="Who Looked" />
        <Text tone="muted">
          Staff of the club saw these pages as you see them. They cannot change anything, and see no
          documents, cards or codes.
        </Text>
        <ul>
          {views.map((view) => (
            <li key={view.id} className={accountRow}>
              <div className={words}>
                <Text>
                  {view.staffName} of the club · {formatEntryTime(view.startedAt, now, timeZone)}
                </Text>
                <Text tone="muted">{view.reason}</Text>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
