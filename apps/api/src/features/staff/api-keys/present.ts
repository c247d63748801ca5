import type { SentApiKey } from '@parlour/contract/staff';
import { apiKeyState } from '@parlour/core/staff';
import { nameOf } from '../people/present.ts';
import type { ListedApiKey } from './repository.ts';

/** Converts a row to an API key as administrators see it, without its hash. */
export function presentApiKey({ key, creator }: ListedApiKey, now: Date): SentApiKey {
  const { id, name, permissions, hint, createdBy, createdAt, expiresAt, lastUsedAt } = key;
  return {
    id,
    name,
    permissions,
    hint,
    createdBy: { id: createdBy, name: nameOf(creator) },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: apiKeyState(key, now),
  };
}
