import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request as another system of the club received it. */
interface ReceivedRequest {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Exactly as it came, before it is parsed. */
  readonly body: string;
}

// Seconds. An older message may be one that somebody recorded.
const TOLERANCE = 5 * 60;

/**
 * Whether a message comes from the club, as Standard Webhooks describe it.
 *
 * @param secret - `whsec_...`, as the desk showed it once.
 * @param now - the current time in milliseconds since 1970.
 */
export function isFromClub(
  { headers, body }: ReceivedRequest,
  secret: string,
  now: number,
): boolean {
  const [id, timestamp, signatures] = [
    headers['webhook-id'],
    headers['webhook-timestamp'],
    headers['webhook-signature'],
  ];
  if (typeof id !== 'string' || typeof timestamp !== 'string') return false;
  if (typeof signatures !== 'string') return false;
  // A text that is no number is not near either.
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // Several while the secret is renewed.
  return signatures.split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
