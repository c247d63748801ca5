import { useClient } from '@parlour/app/data-layout';
import { addCannedReply, changeCannedReply, deleteCannedReply } from '@parlour/client/staff';
import type { CannedReply, NewCannedReply } from '@parlour/contract/staff';
import { ConfirmDialog } from '@parlour/ui';
import { useState } from 'react';
import { repliesKey } from './queries.ts';
import { ReplyDialogView } from './ReplyDialogView.tsx';
import type { ReplyAction } from './RepliesView.tsx';
import { useChangeCall } from './useChangeCall.ts';

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
  const { isPending, failure, send, renew } = useChangeCall(repliesKey, onClose);
  const [draft, setDraft] = useState(() =>
    task.action === 'add' ? emptyReply : { title: task.reply.title, text: task.reply.text },
  );

  const submit = () =>
    void send((idempotencyKey) => {
      if (task.action === 'add') return addCannedReply(client, { body: draft }, { idempotencyKey });
      const params = { id: task.reply.id };
      return task.action === 'change'
        ? changeCannedReply(client, { params, body: draft }, { idempotencyKey })
        : deleteCannedReply(client, { params }, { idempotencyKey });
    });

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
        onConfirm={submit}
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
        renew();
      }}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
