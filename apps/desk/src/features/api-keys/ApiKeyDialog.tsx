import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import type { KeyPermission } from '@parlour/contract';
import {
  type ApiKey,
  createApiKey,
  type CreatedApiKey,
  revokeApiKey,
} from '@parlour/contract/staff';
import { keyEndOf } from '@parlour/core/staff';
import { ConfirmDialog } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { CreatedKeyDialogView } from './CreatedKeyDialogView.tsx';
import { type KeyDraft, NewKeyDialogView } from './NewKeyDialogView.tsx';
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

/** Binds the dialogs of the list of API keys to their calls (`DKY2` to `DKY5`). */
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
