import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals a text as servers did before keys were named. */
export function sealUnnamed(secretKey: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'parlour', purpose, 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}
