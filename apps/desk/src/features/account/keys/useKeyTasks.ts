import { useClient } from '@parlour/app/data-layout';
import {
  addStaffPasskey,
  deleteStaffPasskey,
  renewRecoveryCodes,
  setStaffTotp,
  startStaffKey,
} from '@parlour/client/staff';
import type { KeySetUp } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useStepUp } from '../../../app/step-up/useStepUp.ts';
import { keysQuery } from '../queries.ts';
import type { Passkey } from './KeysView.tsx';

/** What a dialog asks or shows. */
export type KeyTask =
  | { readonly name: 'remove'; readonly passkey: Passkey }
  | { readonly name: 'renew' }
  | { readonly name: 'app'; readonly keys: KeySetUp; readonly code: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** Changes one's own passkeys and codes, each after a fresh proof (`DKA3` to `DKA5`). */
export function useKeyTasks() {
  const client = useClient();
  const cache = useQueryClient();
  const { loadPasskeys } = useServices();
  const afterStepUp = useStepUp();
  const [task, setTask] = useState<KeyTask | null>(null);
  const [preparing, setPreparing] = useState<'passkey' | 'app' | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const start = (next: KeyTask | null) => {
    setFailure(null);
    setTask(next);
  };
  const changed = (next: KeyTask | null) => {
    setTask(next);
    void cache.invalidateQueries(keysQuery(client));
    return null;
  };
  /** Runs one attempt, which returns a message where it failed. */
  const attempt = async (run: () => Promise<string | null>) => {
    setPending(true);
    setFailure(null);
    setFailure(await run());
    setPending(false);
  };
  const prepare = async (
    kind: 'passkey' | 'app',
    run: (keys: KeySetUp) => Promise<string | null>,
  ) => {
    setPreparing(kind);
    setFailure(null);
    const keys = await afterStepUp(() => startStaffKey(client, {}));
    setFailure(keys.ok ? await run(keys.value) : keys.failure.message);
    setPreparing(null);
  };

  return {
    task,
    preparing,
    isPending,
    failure,
    start,
    close: () => start(null),
    addPasskey: () =>
      prepare('passkey', async (keys) => {
        const made = await (await loadPasskeys()).make(keys.passkey);
        if (!made.ok) return made.failure;
        const result = await afterStepUp(() => addStaffPasskey(client, { body: made.value }));
        return result.ok ? changed(null) : result.failure.message;
      }),
    prepareApp: () =>
      prepare('app', (keys) => {
        setTask({ name: 'app', keys, code: '' });
        return Promise.resolve(null);
      }),
    setUpApp: () =>
      attempt(async () => {
        if (task?.name !== 'app') return null;
        const body = { sealedTotp: task.keys.sealedTotp, code: task.code };
        const result = await afterStepUp(() => setStaffTotp(client, { body }));
        return result.ok ? changed(null) : result.failure.message;
      }),
    removePasskey: () =>
      attempt(async () => {
        if (task?.name !== 'remove') return null;
        const params = { id: task.passkey.id };
        const result = await afterStepUp(() => deleteStaffPasskey(client, { params }));
        return result.ok ? changed(null) : result.failure.message;
      }),
    renewCodes: () =>
      attempt(async () => {
        const result = await afterStepUp(() => renewRecoveryCodes(client, {}));
        if (!result.ok) return result.failure.message;
        return changed({ name: 'codes', codes: result.value });
      }),
  };
}
