import { secretKeyId, type SecretKeys } from '../crypto/secrets.ts';

/** What a running server does with the keys that it has. */
export interface RunningServer {
  canOpen(keyId: string): boolean;
  sealsWith(keyId: string): boolean;
}

/** Why a server must not start with its keys, as one line for the operator. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

/**
 * Returns the servers that joined: they seal with a stored key and open whatever is stored (api/platform/secret-keys-3, api/platform/secret-keys-4). The others are about
 * to join or to be refused, so they must not keep anyone from starting.
 *
 * @param storedIds - the ids of the keys that sealed what is stored.
 */
export function joinedServers(
  running: readonly RunningServer[],
  storedIds: readonly string[],
): readonly RunningServer[] {
  return running.filter(
    (server) =>
      storedIds.some((id) => server.sealsWith(id)) && storedIds.every((id) => server.canOpen(id)),
  );
}

/**
 * Decides whether a server may start: it must open what is stored, and every server that joined what it is about to seal
 * (api/platform/secret-keys-3, api/platform/secret-keys-4).
 *
 * @param storedIds - the ids of the keys that sealed what is stored.
 * @param running - the running servers, with or without this one.
 */
export function startFailure(
  { current, others }: SecretKeys,
  storedIds: readonly string[],
  running: readonly RunningServer[],
): SecretKeyError | undefined {
  const id = secretKeyId(current);
  const ids = [id, ...others.map(secretKeyId)];
  const unknownIds = storedIds.filter((storedId) => !ids.includes(storedId));
  if (unknownIds.length > 0) {
    return new SecretKeyError(
      `SECRET_KEY: the database holds what another key sealed (${unknownIds.join(', ')}); give the former key as SECRET_KEY, or as SECRET_KEY_PREVIOUS`,
    );
  }
  if (joinedServers(running, storedIds).every((server) => server.canOpen(id))) return undefined;
  return new SecretKeyError(
    'SECRET_KEY: a running server cannot open what this key seals; first restart every server with it as SECRET_KEY_NEXT',
  );
}
