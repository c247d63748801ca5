import type { DeskRequestDetail } from '@parlour/contract/staff';
import { formatConfirmedDate, formatEntryTime, href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import {
  Button,
  DefinitionList,
  InlineAlert,
  Menu,
  SectionHeading,
  Stack,
  Text,
  TextLink,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../../app/DeskHeading.tsx';
import { KeyList, type KeyListProps } from '../KeyList.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { ComposerView, type ComposerViewProps } from './ComposerView.tsx';
import { moveCopy, type OfferedMove } from './moves.ts';
import * as styles from './ThreadView.css.ts';
import { ThreadEntries, type ThreadEntriesProps } from './ThreadEntries.tsx';
import type { EarlierEntries } from './useEarlierEntries.ts';

export type RequestViewProps = {
  /** The loaded request. */
  request: DeskRequestDetail;
  /** The moves that are allowed now. */
  offered: readonly OfferedMove[];
  /** The move that is being made; null for none. */
  pending: OfferedMove | null;
  /** Why the last move failed, where no dialog says it. */
  failure: string | null;
  /** The lines before the loaded ones. */
  earlier: EarlierEntries;
  /** The composer. */
  composer: Omit<ComposerViewProps, 'now' | 'timeZone' | 'renderFile'>;
  /** Renders a file of the thread. */
  renderFile: ThreadEntriesProps['renderFile'];
  /** The member beside the thread. */
  member: ReactNode;
  /** The list of keys. */
  keyList: KeyListProps;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Called with the chosen move. */
  onMove: (move: OfferedMove) => void;
};

/** A request in words, its thread, and what can be done with it (`DKR5`, `DKR9`). */
export function RequestView(props: RequestViewProps) {
  const { request, offered, pending, failure, onMove } = props;
  const { now, timeZone, renderFile } = props;
  const { subject, mergedInto } = request;
  const mayTake = offered.includes('take') && request.assignee === null;
  return (
    <Stack gap={5}>
      <DeskHeading
        title={subject}
        actions={
          <Stack direction="row" gap={3}>
            <KeyList {...props.keyList} />
            {mayTake ? (
              <Button
                size="small"
                isPending={pending === 'take'}
                pendingLabel="Taking..."
                onClick={() => onMove('take')}
              >
                Take
              </Button>
            ) : null}
            {offered.length === 0 ? null : (
              <Menu
                label="Move"
                disabled={pending !== null}
                items={offered.map((move) => ({
                  label: moveCopy[move].label,
                  onSelect: () => onMove(move),
                }))}
              />
            )}
          </Stack>
        }
      />
      {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
      {mergedInto === null ? null : (
        <InlineAlert>
          This request goes on in{' '}
          <TextLink href={href(deskRoutes.request, { requestId: mergedInto.id })}>
            {mergedInto.reference} · {mergedInto.subject}
          </TextLink>
        </InlineAlert>
      )}
      <div className={styles.page}>
        <section className={styles.thread} aria-labelledby="thread">
          <SectionHeading id="thread" title="Thread" />
          <Lines {...props} />
          {mergedInto === null ? (
            <ComposerView {...props.composer} {...{ now, timeZone, renderFile }} />
          ) : null}
        </section>
        <aside className={styles.facts} aria-label="The request">
          <SectionHeading title="Request" />
          <DefinitionList items={factsOf(props)} />
        </aside>
        <div className={styles.member}>{props.member}</div>
      </div>
    </Stack>
  );
}

function Lines({ request, earlier, now, timeZone, renderFile }: RequestViewProps) {
  const entries = [...earlier.entries, ...request.entries];
  if (entries.length === 0) return <Text tone="muted">Nothing was written yet.</Text>;
  return (
    <>
      {earlier.more === null ? null : (
        <Stack align="start">
          <Button
            variant="quiet"
            size="small"
            isPending={earlier.more.isPending}
            pendingLabel="Loading..."
            onClick={earlier.more.onShow}
          >
            Show Earlier Lines
          </Button>
        </Stack>
      )}
      {earlier.failure === null ? null : (
        <InlineAlert tone="critical">{earlier.failure}</InlineAlert>
      )}
      <ThreadEntries
        label="Thread"
        entries={entries}
        now={now}
        timeZone={timeZone}
        renderFile={renderFile}
      />
    </>
  );
}

const factsOf = ({ request, now, timeZone }: RequestViewProps) => {
  const { confirmedDate, snoozedUntil, tags, rating } = request;
  const timeOf = (at: string) => formatEntryTime(at, now, timeZone);
  const facts = [
    { label: 'Status', value: <StatusBadge status={request.status} /> },
    { label: 'Reference', value: request.reference },
    { label: 'Member', value: request.member.name },
    { label: 'With', value: request.assignee?.name ?? 'Nobody' },
    { label: 'Received', value: timeOf(request.createdAt) },
    ...(confirmedDate === null
      ? []
      : [{ label: 'Confirmed for', value: formatConfirmedDate(confirmedDate) }]),
    ...(snoozedUntil === null ? [] : [{ label: 'Snoozed until', value: timeOf(snoozedUntil) }]),
    ...(tags.length === 0 ? [] : [{ label: 'Tags', value: tags.join(', ') }]),
    ...(rating === null
      ? []
      : [
          {
            label: 'Rating',
            value: [`${rating.stars} of 5`, rating.words ?? ''].filter(Boolean).join(' · '),
          },
        ]),
  ];
  const labels = new Set(facts.map(({ label }) => label));
  return [...facts, ...request.details.filter(({ label }) => !labels.has(label))];
};
