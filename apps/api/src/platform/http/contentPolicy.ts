import type { Configuration } from '@parlour/contract';
import { earlyScriptSource } from '../web/earlyScript.ts';

/** Which maps the club's pages show. */
export type MapSources = Pick<Configuration, 'googleMapsKey' | 'mapStyleUrl'>;

// What Google asks for in its guide to content policies, but for `unsafe-eval` and the widest hosts. Its script writes
// style elements, and finds no nonce in a page that is the same for everyone.
const google = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  worker: ['blob:'],
} as const;

const sources = (...allowed: readonly string[]) => ["'self'", ...allowed].join(' ');

/** The Content-Security-Policy of pages: this site alone, and what the configured maps need. */
export const contentPolicy = ({ googleMapsKey, mapStyleUrl }: MapSources): string => {
  const from = googleMapsKey === null ? undefined : google;
  // With a key the style is not drawn.
  const style = mapStyleUrl === null || from ? [] : [new URL(mapStyleUrl).origin];
  return [
    "default-src 'self'",
    `script-src ${sources(earlyScriptSource, ...(from?.script ?? []))}`,
    `style-src ${sources(...(from?.style ?? []))}`,
    // A member's own document is shown out of the browser's memory, a PDF in a frame.
    `img-src ${sources('data:', 'blob:', 'https:', ...style)}`,
    'frame-src blob:',
    `font-src ${sources(...(from?.font ?? []))}`,
    `connect-src ${sources(...(from?.connect ?? []), ...style)}`,
    `worker-src ${sources(...(from?.worker ?? []))}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
};
