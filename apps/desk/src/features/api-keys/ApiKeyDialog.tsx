import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import type { KeyPermission } from '@parlour/contract';
import {
  type ApiKey,
  createApiKey,
  type CreatedApiKey,
  keyPermissions,
  revokeApiKey,
} from '@parlour/contract/staff';
import { keyEndOf } from '@parlour/core/staff';
import { Checkbox, ConfirmDialog, DateTimeField, Stack, Text, TextField } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallDialog, type FieldCallViewProps } from '../../app/CallDialog.tsx';
import { formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import { ShownOnceDialog } from '../../app/keys/ShownOnceDialog.tsx';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { permissionNames } from './permissionNames.ts';
import { apiKeysQuery } from './queries.ts';

/** What an administrator is about to do. */
export type KeyTask =
  | { readonly action: 'create' }
  | { readonly action: 'revoke'; readonly apiKey: ApiKey };

type ApiKeyDialogProps = {
  task: KeyTask;
  timeZone: string;
  onClose: () => void;
};

const emptyDraft: KeyDraft = { name: '', permissions: [], lastDay: '' };

/** Binds the dialogs of the list of API keys to their calls (`desk/api-keys-2` to `desk/api-keys-5`). */
export function ApiKeyDialog({ task, timeZone, onClose }: ApiKeyDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const afterStepUp = useStepUp();
  const [draft, setDraft] = useState(emptyDraft);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const { pending, failure, field, run, renew } = useOneKeyedCall<KeyTask['action']>();
  const isPending = pending !== null;
  const readAnew = () => void cache.invalidateQueries(apiKeysQuery(client));

  if (task.action === 'revoke') {
    const { id, name } = task.apiKey;
    const revoke = async () => {
      const result = await run('revoke', (idempotencyKey) =>
        send(client, revokeApiKey, { params: { id } }, { idempotencyKey }),
      );
      readAnew();
      if (result.ok) onClose();
    };
    return (
      <ConfirmDialog
        open
        title={`Revoke the key “${name}”?`}
        text="The system that uses it is refused from now on. This cannot be undone."
        confirmLabel="Revoke Key"
        pendingLabel="Revoking..."
        isPending={isPending}
        error={failure ?? undefined}
        onConfirm={() => void revoke()}
        onCancel={onClose}
      />
    );
  }
  if (created !== null) {
    return <CreatedKeyDialogView name={created.name} secret={created.secret} onClose={onClose} />;
  }
  const create = async () => {
    const { name, lastDay } = draft;
    const permissions: KeyPermission[] = [...draft.permissions];
    const body = { name, permissions, expiresAt: keyEndOf(lastDay, timeZone) };
    const result = await run('create', (idempotencyKey) =>
      afterStepUp(() => send(client, createApiKey, { body }, { idempotencyKey })),
    );
    readAnew();
    if (result.ok) setCreated(result.value);
  };
  return (
    <NewKeyDialogView
      draft={draft}
      isPending={isPending}
      failure={failure === null ? null : { field, message: failure }}
      onChange={(change) => {
        setDraft({ ...draft, ...change });
        renew();
      }}
      onSubmit={() => void create()}
      onClose={onClose}
    />
  );
}

/** A key as it is being described. */
interface KeyDraft {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  /** `YYYY-MM-DD`, empty until it is chosen. */
  readonly lastDay: string;
}

type NewKeyDialogViewProps = FieldCallViewProps & {
  /** What is entered. */
  draft: KeyDraft;
  /** Receives what changed. */
  onChange: (change: Partial<KeyDraft>) => void;
};

const fields = ['name', 'expiresAt'];

/** Asks what a new key is for, what it may do and until when (`desk/api-keys-2`). */
export function NewKeyDialogView(props: NewKeyDialogViewProps) {
  const { draft, failure, isPending, onChange, onSubmit, onClose } = props;
  return (
    <CallDialog
      title="Create a Key"
      submitLabel="Create Key"
      pendingLabel="Creating..."
      maySubmit={draft.permissions.length > 0}
      isPending={isPending}
      failure={formIssueOf(failure, fields)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="The system that will use it. The audit trail names the key so."
        required
        value={draft.name}
        error={issueOf(failure, 'name')}
        onChange={(name) => onChange({ name })}
      />
      <DateTimeField
        type="date"
        label="Last day"
        hint="It is valid until the end of that day, at most two years ahead."
        required
        value={draft.lastDay}
        error={issueOf(failure, 'expiresAt')}
        onChange={(lastDay) => onChange({ lastDay })}
      />
      <Stack gap={2}>
        <Text tone="muted">What it may do. Choose as little as the system needs.</Text>
        {keyPermissions.map((permission) => (
          <Checkbox
            key={permission}
            label={permissionNames[permission]}
            checked={draft.permissions.includes(permission)}
            onChange={(isChosen) =>
              onChange({
                permissions: keyPermissions.filter((each) =>
                  each === permission ? isChosen : draft.permissions.includes(each),
                ),
              })
            }
          />
        ))}
      </Stack>
    </CallDialog>
  );
}

type CreatedKeyDialogViewProps = {
  /** What the key is for. */
  name: string;
  /** The key itself. Null where the response to the first call was lost. */
  secret: string | null;
  /** Closes the dialog, and with it the only sight of the key. */
  onClose: () => void;
};

/** Shows a new key, once (`desk/api-keys-3`). */
export function CreatedKeyDialogView({ name, secret, onClose }: CreatedKeyDialogViewProps) {
  return (
    <ShownOnceDialog
      title={`The Key “${name}”`}
      text="Store it now where the other system reads it. It is never shown again."
      copyLabel="Copy Key"
      lostText="The key was created, but the line broke before it arrived. Please revoke it and create another."
      secret={secret}
      onClose={onClose}
    />
  );
}
