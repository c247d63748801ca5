import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey } from '@parlour/client';
import { addCannedReply, changeCannedReply, deleteCannedReply } from '@parlour/client/staff';
import type { CallFailure, Result } from '@parlour/contract';
import type { CannedReply, NewCannedReply } from '@parlour/contract/staff';
import { ConfirmDialog } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { repliesKey } from './queries.ts';
import { ReplyDialogView, type ReplyDialogViewProps } from './ReplyDialogView.tsx';
import type { ReplyAction } from './RepliesView.tsx';

/** What a manager is about to do. */
export type ReplyTask =
  { readonly action: 'add' } | { readonly action: ReplyAction; readonly reply: CannedReply };

export type ReplyDialogProps = {
  /** What is to be done. */
  task: ReplyTask;
  /** Called once it is done, or given up. */
  onClose: () => void;
};

const emptyReply: NewCannedReply = { title: '', text: '' };

/** Binds the dialogs of the canned replies to their calls (`DKC1`, `DKC2`). */
export function ReplyDialog({ task, onClose }: ReplyDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const [draft, setDraft] = useState(() =>
    task.action === 'add' ? emptyReply : { title: task.reply.title, text: task.reply.text },
  );
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReplyDialogViewProps['failure']>(null);

  const call = (): Promise<Result<unknown, CallFailure>> => {
    if (task.action === 'add') return addCannedReply(client, { body: draft }, { idempotencyKey });
    const params = { id: task.reply.id };
    return task.action === 'change'
      ? changeCannedReply(client, { params, body: draft }, { idempotencyKey })
      : deleteCannedReply(client, { params }, { idempotencyKey });
  };

  const submit = async () => {
    setPending(true);
    setFailure(null);
    const result = await call();
    setPending(false);
    void cache.invalidateQueries({ queryKey: repliesKey });
    if (result.ok) return onClose();
    const { failure: cause } = result;
    const field = cause.kind === 'domain' ? (cause.field ?? null) : null;
    setFailure({ field, message: cause.message });
  };

  if (task.action === 'delete') {
    return (
      <ConfirmDialog
        open
        title={`Delete the reply “${task.reply.title}”?`}
        text="Nobody can insert it any more. What was written with it stays."
        confirmLabel="Delete Reply"
        pendingLabel="Deleting..."
        isPending={isPending}
        error={failure?.message}
        onConfirm={() => void submit()}
        onCancel={onClose}
      />
    );
  }
  return (
    <ReplyDialogView
      title={task.action === 'add' ? 'New Reply' : 'Change Reply'}
      draft={draft}
      isPending={isPending}
      failure={failure}
      onChange={(change) => {
        setDraft({ ...draft, ...change });
        setFailure(null);
        // A changed reply is another one, with another key.
        setKey(newIdempotencyKey());
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
