import { createHash } from 'node:crypto';

/** Returns the source of an inline script or style in the Content-Security-Policy: its hash. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
