import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { runStatement } from '@parlour/api/testing';
import type { KeyPermission } from '@parlour/contract';
import type { SharedClub } from './club.ts';

/** Stores an API key of a club as the desk does, and returns the key. */
export async function storeApiKey(
  { dataDirectory }: SharedClub,
  permissions: readonly KeyPermission[],
): Promise<string> {
  const key = `parlour_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(key).digest('base64url');
  await runStatement(
    dataDirectory,
    `insert into api_keys (id, name, key_hash, hint, permissions, created_by, created_at, expires_at)
     select '${randomUUID()}', 'Test', '${hash}', '${key.slice(-4)}', '{${permissions.join(',')}}', id,
       now(), now() + interval '1 day' from staff_members limit 1`,
  );
  return key;
}
