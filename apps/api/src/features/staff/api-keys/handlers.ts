import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { createApiKeys } from './service.ts';

/** Binds the calls of API keys to their service. */
export function apiKeyHandlers(
  keys: ReturnType<typeof createApiKeys>,
): HandlersOf<typeof staffCallsOf.apiKeys> {
  return {
    listApiKeys: { query: async () => ({ data: await keys.list() }) },
    createApiKey: {
      command: async ({ caller, body }, transaction) => {
        const data = await keys.create(transaction, caller.staffId, body);
        const { id, permissions: fields } = data;
        return {
          data,
          // What is stored for a repeated call must not hold the key (api/staff/api-keys-2).
          repeatedData: { ...data, secret: null },
          events: [{ action: 'api-key.created', subject: `key:${id}`, fields }],
        };
      },
    },
    revokeApiKey: {
      command: async ({ params: { id } }, transaction) => {
        await keys.revoke(transaction, id);
        return { data: null, events: [{ action: 'api-key.revoked', subject: `key:${id}` }] };
      },
    },
  };
}
