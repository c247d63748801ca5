import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { type MemberInvitations, startInvitations, stopInvitations } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { Button, ConfirmDialog, InlineAlert, ProgressBar, Stack, Text } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { MAIL_IS_FILED } from './copy.ts';
import { invitationsQuery } from './queries.ts';

type InviteAllProps = {
  /** Called when the result is closed. */
  onClose?: () => void;
};

/** Binds the invitations of all who were not invited to their calls (`desk/members-14`). Nothing for who may invite nobody. */
export function InviteAll(props: InviteAllProps) {
  return mayDo(useMe()?.roles ?? [], 'member.edit') ? <BoundInviteAll {...props} /> : null;
}

function BoundInviteAll({ onClose }: InviteAllProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { data } = useQuery(invitationsQuery(client));
  const { pending, failure, run, renew } = useOneKeyedCall<'start' | 'stop'>();
  const [asked, setAsked] = useState<number | null>(null);
  const isRunning = data?.run?.status === 'running';
  // Who saw it go on reads what it came to.
  const [hasResult, setHasResult] = useState(false);
  if (isRunning && !hasResult) setHasResult(true);
  useEffect(() => {
    if (!isRunning) return;
    // The list still shows them as not invited.
    return () => void cache.invalidateQueries({ queryKey: ['members', 'list'] });
  }, [cache, isRunning]);
  if (data === undefined) return null;
  const refresh = () => cache.invalidateQueries({ queryKey: ['members'] });
  const start = async (count: number) => {
    const result = await run('start', (idempotencyKey) =>
      send(client, startInvitations, { body: { count } }, { idempotencyKey }),
    );
    await refresh();
    if (!result.ok) return;
    renew();
    setAsked(null);
  };
  const stop = async () => {
    const result = await run('stop', (idempotencyKey) =>
      send(client, stopInvitations, {}, { idempotencyKey }),
    );
    await refresh();
    if (result.ok) renew();
  };
  return (
    <InviteAllView
      invitations={data}
      hasResult={hasResult}
      onClose={() => {
        setHasResult(false);
        onClose?.();
      }}
      asked={asked}
      pending={pending}
      failure={failure}
      onAsk={(count) => {
        renew();
        setAsked(count);
      }}
      onStart={(count) => void start(count)}
      onStop={() => void stop()}
    />
  );
}

export type InviteAllViewProps = {
  /** Who was not invited, and how far the invitations are. */
  invitations: MemberInvitations;
  /** Whether what the last time came to is shown. */
  hasResult: boolean;
  /** Closes that. */
  onClose: () => void;
  /** The number that is asked about; null while nothing is asked. */
  asked: number | null;
  /** What is under way; null for nothing. */
  pending: 'start' | 'stop' | null;
  /** Why it was not done; null if it was not tried. */
  failure: string | null;
  /** Asks whether to invite so many; null asks no more. */
  onAsk: (count: number | null) => void;
  /** Invites so many. */
  onStart: (count: number) => void;
  /** Sends no more. */
  onStop: () => void;
};

const inWords = (count: number) => count.toLocaleString('en-US');
const invitationsIn = (count: number) =>
  count === 1 ? '1 invitation' : `${inWords(count)} invitations`;

/** Says how many were not invited, asks once, and shows how far their invitations are (`desk/members-14`). */
export function InviteAllView(props: InviteAllViewProps) {
  const { invitations, hasResult, asked, pending, failure, onAsk, onStart, onStop } = props;
  const { notInvited, run, isMailFiled } = invitations;
  const isRunning = run?.status === 'running';
  const resultRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus was on the button that is no longer there.
    if (!isRunning && document.activeElement === document.body) resultRef.current?.focus();
  }, [isRunning]);
  const question = asked !== null && (
    <ConfirmDialog
      open
      title={`Send ${invitationsIn(asked)}?`}
      text={`Each email says how to sign in. They leave a few at a time, and you can stop them.${isMailFiled ? ` ${MAIL_IS_FILED}` : ''}`}
      confirmLabel={asked === 1 ? 'Send 1 Invitation' : `Send ${inWords(asked)} Invitations`}
      pendingLabel="Starting..."
      isPending={pending === 'start'}
      error={failure ?? undefined}
      onConfirm={() => onStart(asked)}
      onCancel={() => onAsk(null)}
    />
  );
  if (isRunning) {
    const done = run.total - run.waiting;
    return (
      <Stack gap={3}>
        {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
        <ProgressBar
          label={`${inWords(run.sent)} of ${invitationsIn(run.total)} sent`}
          value={run.total === 0 ? 1 : done / run.total}
        />
        <Text>They leave in the background. You may leave this page.</Text>
        <Stack direction="row" gap={3}>
          <Button
            variant="secondary"
            size="small"
            isPending={pending === 'stop'}
            pendingLabel="Stopping..."
            onClick={onStop}
          >
            Stop
          </Button>
        </Stack>
      </Stack>
    );
  }
  const result = hasResult && run !== null && (
    <div ref={resultRef} tabIndex={-1}>
      <InlineAlert action={{ label: 'Close', onAction: props.onClose }}>
        {`${inWords(run.sent)} of ${invitationsIn(run.total)} ${run.total === 1 ? 'was' : 'were'} sent.`}
      </InlineAlert>
    </div>
  );
  if (notInvited === 0) return result || question || null;
  return (
    <Stack gap={3}>
      {result}
      <Text>
        {notInvited === 1
          ? '1 member was not invited.'
          : `${inWords(notInvited)} members were not invited.`}
        {run?.status === 'stopped'
          ? ` The last time was stopped after ${invitationsIn(run.sent)}.`
          : ''}
      </Text>
      <Stack direction="row" gap={3}>
        <Button size="small" onClick={() => onAsk(notInvited)}>
          Invite All Who Were Not Invited
        </Button>
      </Stack>
      {question}
    </Stack>
  );
}
