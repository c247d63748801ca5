import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  isWebhookEvent,
  type NewWebhook,
  renewWebhookSecret,
  type Webhook,
  webhookEventNames,
  webhookEvents,
} from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import { Checkbox, ConfirmDialog, Stack, Text, TextField } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import { ShownOnceDialog } from '../../app/keys/ShownOnceDialog.tsx';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { webhooksKey } from './queries.ts';

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

/** Binds the dialogs of webhooks to their calls, each after a fresh proof (`desk/webhooks-2` to `desk/webhooks-4`, `desk/webhooks-8`). */
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

type WebhookDialogViewProps = Omit<CallDialogProps, 'maySubmit' | 'failure' | 'children'> & {
  /** What is entered. */
  draft: WebhookDraft;
  /** Why it was not stored. Null for nothing. */
  failure: FieldFailure | null;
  /** Receives the changed fields. */
  onChange: (changes: Partial<WebhookDraft>) => void;
};

const fields = ['name', 'url', 'events'];

/** Asks for the name, the URL and the events of a webhook (`desk/webhooks-2`). */
export function WebhookDialogView(props: WebhookDialogViewProps) {
  const { draft, failure, onChange, ...dialog } = props;
  const { name, url, events, isActive } = draft;
  const toggle = (event: (typeof events)[number], isChosen: boolean) =>
    onChange({
      events: webhookEventNames.filter((each) =>
        each === event ? isChosen : events.includes(each),
      ),
    });
  return (
    <CallDialog
      {...dialog}
      maySubmit={typedLine(name) !== '' && typedLine(url) !== '' && events.length > 0}
      failure={formIssueOf(failure, fields)}
    >
      <TextField
        label="Name"
        required
        value={name}
        hint="What you know the other system by."
        error={issueOf(failure, 'name')}
        onChange={(text) => onChange({ name: text })}
      />
      <TextField
        label="URL"
        required
        type="url"
        value={url}
        placeholder="https://"
        hint="Where the other system listens: https, on the public internet."
        error={issueOf(failure, 'url')}
        onChange={(text) => onChange({ url: text })}
      />
      <Stack gap={2}>
        <Text>What is it told?</Text>
        {webhookEventNames.map((event) => (
          <Checkbox
            key={event}
            label={webhookEvents[event].label}
            checked={events.includes(event)}
            onChange={(isChosen) => toggle(event, isChosen)}
          />
        ))}
      </Stack>
      <Checkbox
        label="The webhook is on"
        checked={isActive}
        onChange={(isOn) => onChange({ isActive: isOn })}
      />
    </CallDialog>
  );
}

type SecretDialogViewProps = {
  /** What staff know the webhook by. */
  name: string;
  /** The secret itself. Null where the response to the first call was lost. */
  secret: string | null;
  /** Closes the dialog, and with it the only sight of the secret. */
  onClose: () => void;
};

/** Shows a new secret, once (`desk/webhooks-3`). */
export function SecretDialogView({ name, secret, onClose }: SecretDialogViewProps) {
  return (
    <ShownOnceDialog
      title={`The Secret of “${name}”`}
      text="Store it now in the other system, which checks by it that messages come from here. It is never shown again."
      copyLabel="Copy Secret"
      lostText="It was stored, but the line broke before the secret arrived. Please renew the secret."
      secret={secret}
      onClose={onClose}
    />
  );
}

/** A webhook while it is entered. */
type WebhookDraft = Readonly<Pick<NewWebhook, 'name' | 'url' | 'isActive'>> & {
  readonly events: readonly NewWebhook['events'][number][];
};

/** The draft of a new webhook. */
export const emptyWebhook: WebhookDraft = { name: '', url: '', events: [], isActive: true };

/** Returns the draft of a stored webhook. An event that only a newer server knows is left out. */
export function draftOf({ name, url, events, isActive }: Webhook): WebhookDraft {
  return { name, url, events: events.filter(isWebhookEvent), isActive };
}

/** Returns what is sent of a draft. */
function sentDraft({ events, ...draft }: WebhookDraft): NewWebhook {
  return { ...draft, events: [...events] };
}
