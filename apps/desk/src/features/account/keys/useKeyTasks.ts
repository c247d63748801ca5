import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import {
  addStaffPasskey,
  deleteStaffPasskey,
  type KeySetUp,
  renewRecoveryCodes,
  setStaffTotp,
  startStaffKey,
} from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useStepUp } from '../../../app/step-up/useStepUp.ts';
import { useOneCall } from '../../../app/useOneCall.ts';
import { keysQuery } from '../queries.ts';
import type { Passkey } from './KeysView.tsx';

/** What a dialog asks or shows. */
export type KeyTask =
  | { readonly name: 'remove'; readonly passkey: Passkey }
  | { readonly name: 'renew' }
  | { readonly name: 'app'; readonly keys: KeySetUp; readonly code: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** Changes one's own passkeys and codes, each after a fresh proof (`desk/account-3` to `desk/account-5`). */
export function useKeyTasks() {
  const client = useClient();
  const cache = useQueryClient();
  const { loadPasskeys } = useServices();
  const afterStepUp = useStepUp();
  const [task, setTask] = useState<KeyTask | null>(null);
  const { pending, failure, run, renew } = useOneCall<'passkey' | 'app' | 'change'>();

  const start = (next: KeyTask | null) => {
    renew();
    setTask(next);
  };
  const changed = (next: KeyTask | null) => {
    setTask(next);
    void cache.invalidateQueries(keysQuery(client));
  };
  /** Changes the keys after a fresh proof, and closes the dialog if that did not fail. */
  const change = async (call: () => Promise<Result<unknown, CallFailure>>) => {
    const result = await run('change', () => afterStepUp(call));
    if (result.ok) changed(null);
  };

  return {
    task,
    preparing: pending === 'change' ? null : pending,
    isPending: pending === 'change',
    failure,
    start,
    close: () => start(null),
    addPasskey: async () => {
      const result = await run('passkey', async () => {
        const keys = await afterStepUp(() => send(client, startStaffKey, {}));
        if (!keys.ok) return keys;
        const made = await (await loadPasskeys()).make(keys.value.passkey);
        if (!made.ok) return made;
        return afterStepUp(() => send(client, addStaffPasskey, { body: made.value }));
      });
      if (result.ok) changed(null);
    },
    prepareApp: async () => {
      const keys = await run('app', () => afterStepUp(() => send(client, startStaffKey, {})));
      if (keys.ok) setTask({ name: 'app', keys: keys.value, code: '' });
    },
    setUpApp: async () => {
      if (task?.name !== 'app') return;
      const body = { sealedTotp: task.keys.sealedTotp, code: task.code };
      await change(() => send(client, setStaffTotp, { body }));
    },
    removePasskey: async () => {
      if (task?.name !== 'remove') return;
      const params = { id: task.passkey.id };
      await change(() => send(client, deleteStaffPasskey, { params }));
    },
    renewCodes: async () => {
      const result = await run('change', () =>
        afterStepUp(() => send(client, renewRecoveryCodes, {})),
      );
      if (result.ok) changed({ name: 'codes', codes: result.value });
    },
  };
}
