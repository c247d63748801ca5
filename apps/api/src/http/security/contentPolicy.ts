import type { Configuration } from '@parlour/contract';

/** The configured map services. */
export type MapSources = Pick<Configuration, 'googleMapsKey' | 'mapStyleUrl'>;

// From Google's guide to content policies, without `unsafe-eval` and the widest hosts. Its script writes style elements,
// and a page that is the same for everyone has no nonce.
const googleSources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  worker: ['blob:'],
} as const;

const sources = (...allowed: readonly string[]) => ["'self'", ...allowed].join(' ');

/**
 * Builds the Content-Security-Policy of pages: only this site and the hosts of the configured maps.
 *
 * @param inlineScript - the source of the one inline script of the pages.
 */
export function contentPolicy({ googleMapsKey, mapStyleUrl }: MapSources, inlineScript: string) {
  const google = googleMapsKey === null ? undefined : googleSources;
  // With a Google key the style is not used.
  const styleOrigin = mapStyleUrl === null || google ? [] : [new URL(mapStyleUrl).origin];
  return [
    "default-src 'self'",
    `script-src ${sources(inlineScript, ...(google?.script ?? []))}`,
    `style-src ${sources(...(google?.style ?? []))}`,
    // A member's own document is shown from the browser's memory, a PDF in a frame.
    `img-src ${sources('data:', 'blob:', 'https:', ...styleOrigin)}`,
    'frame-src blob:',
    `font-src ${sources(...(google?.font ?? []))}`,
    `connect-src ${sources(...(google?.connect ?? []), ...styleOrigin)}`,
    `worker-src ${sources(...(google?.worker ?? []))}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
