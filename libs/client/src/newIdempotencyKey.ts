/**
 * Returns a new idempotency key: 128 random bits in hexadecimal. Unlike `crypto.randomUUID` it also works on a site
 * without HTTPS.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
