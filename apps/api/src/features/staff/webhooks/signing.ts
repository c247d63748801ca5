import { createHmac } from 'node:crypto';
import type { Random } from '../../../platform/crypto/random.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Makes a secret as Standard Webhooks write it. */
export function newWebhookSecret(random: Random): string {
  return PREFIX + random.bytes(SECRET_BYTES).toString('base64');
}

/** What a signature covers. */
interface SignedMessage {
  readonly id: string;
  /** When it is sent, in whole seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** Signs a message with each of the secrets, as the header `webhook-signature` of Standard Webhooks has it (api/staff/webhooks-4). */
export function signatureOf(
  secrets: readonly string[],
  { id, timestamp, body }: SignedMessage,
): string {
  return secrets
    .map((secret) => Buffer.from(secret.replace(PREFIX, ''), 'base64'))
    .map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ');
}
