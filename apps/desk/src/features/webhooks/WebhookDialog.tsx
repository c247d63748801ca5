import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  renewWebhookSecret,
  type Webhook,
} from '@parlour/contract/staff';
import { ConfirmDialog } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { webhooksKey } from './queries.ts';
import { SecretDialogView } from './SecretDialogView.tsx';
import { draftOf, emptyWebhook, sentDraft, type WebhookDraft } from './webhookDraft.ts';
import { WebhookDialogView } from './WebhookDialogView.tsx';

/** What an administrator is about to do. */
export type WebhookTask =
  | { readonly action: 'add' }
  | { readonly action: 'change' | 'delete' | 'renewSecret'; readonly webhook: Webhook };

type WebhookDialogProps = {
  task: WebhookTask;
  /** Called once it is done, or given up. */
  onClose: () => void;
  /** Called once the webhook is deleted. */
  onDeleted?: () => void;
};

/** The questions before something is done, by its action. */
const questions = {
  delete: {
    text: 'The other system is told nothing any more, and the log of its messages goes too.',
    confirmLabel: 'Delete Webhook',
    pendingLabel: 'Deleting...',
    ask: (name: string) => `Delete the webhook “${name}”?`,
  },
  renewSecret: {
    text: 'Enter the new secret in the other system within a day. Until then messages are signed with both.',
    confirmLabel: 'Renew Secret',
    pendingLabel: 'Renewing...',
    ask: (name: string) => `Renew the secret of “${name}”?`,
  },
} as const;

/** Binds the dialogs of webhooks to their calls, each after a fresh proof (`DKWH2` to `DKWH4`, `DKWH7`). */
export function WebhookDialog({ task, onClose, onDeleted }: WebhookDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const afterStepUp = useStepUp();
  const [draft, setDraft] = useState<WebhookDraft>(() =>
    task.action === 'add' ? emptyWebhook : draftOf(task.webhook),
  );
  /** The name of the webhook with its new secret. Null until there is one. */
  const [shown, setShown] = useState<{ name: string; secret: string | null } | null>(null);
  const { pending, failure, field, run, renew } = useOneKeyedCall<WebhookTask['action']>();
  const isPending = pending !== null;
  const readAnew = () => void cache.invalidateQueries({ queryKey: webhooksKey });

  const add = async () => {
    const body = sentDraft(draft);
    const result = await run('add', (idempotencyKey) =>
      afterStepUp(() => send(client, addWebhook, { body }, { idempotencyKey })),
    );
    if (result.ok) setShown({ name: result.value.webhook.name, secret: result.value.secret });
    readAnew();
  };
  const change = async ({ id, version }: Webhook) => {
    const body = { ...sentDraft(draft), version };
    const result = await run('change', (idempotencyKey) =>
      afterStepUp(() => send(client, changeWebhook, { params: { id }, body }, { idempotencyKey })),
    );
    readAnew();
    if (result.ok) onClose();
  };
  const remove = async ({ id, version }: Webhook) => {
    const input = { params: { id }, query: { version } };
    const result = await run('delete', (idempotencyKey) =>
      afterStepUp(() => send(client, deleteWebhook, input, { idempotencyKey })),
    );
    if (result.ok) onDeleted?.();
    readAnew();
  };
  const renewSecret = async ({ id }: Webhook) => {
    const result = await run('renewSecret', (idempotencyKey) =>
      afterStepUp(() => send(client, renewWebhookSecret, { params: { id } }, { idempotencyKey })),
    );
    if (result.ok) setShown({ name: result.value.webhook.name, secret: result.value.secret });
    readAnew();
  };

  if (shown !== null) return <SecretDialogView {...shown} onClose={onClose} />;
  if (task.action === 'delete' || task.action === 'renewSecret') {
    const { ask, ...question } = questions[task.action];
    const act = task.action === 'delete' ? remove : renewSecret;
    return (
      <ConfirmDialog
        open
        {...question}
        title={ask(task.webhook.name)}
        isPending={isPending}
        error={failure ?? undefined}
        onConfirm={() => void act(task.webhook)}
        onCancel={onClose}
      />
    );
  }
  return (
    <WebhookDialogView
      title={task.action === 'add' ? 'Add a Webhook' : `Change “${task.webhook.name}”`}
      submitLabel={task.action === 'add' ? 'Add Webhook' : 'Save Webhook'}
      pendingLabel={task.action === 'add' ? 'Adding...' : 'Saving...'}
      draft={draft}
      isPending={isPending}
      failure={failure === null ? null : { field, message: failure }}
      onChange={(changes) => {
        setDraft({ ...draft, ...changes });
        renew();
      }}
      onSubmit={() => void (task.action === 'add' ? add() : change(task.webhook))}
      onClose={onClose}
    />
  );
}
