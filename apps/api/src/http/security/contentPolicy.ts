import type { Configuration } from '@parlour/contract';

/** The configured map services. */
export type MapSources = Pick<Configuration, 'googleMapsKey' | 'mapStyleUrl' | 'mapTilesUrl'>;

// Google's guide to content policies allows all hosts of googleapis.com, gstatic.com, google.com and googleusercontent.com,
// where anybody can store files. A plain road map needs only these: tiles and metadata come from the first, icons and
// cursors from the second. Google's script writes style elements, and a page that is the same for everyone has no nonce.
const googleMapHosts = ['https://maps.googleapis.com', 'https://maps.gstatic.com'] as const;
const googleSources = {
  script: googleMapHosts,
  img: googleMapHosts,
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  connect: [...googleMapHosts, 'https://mapsresources-pa.googleapis.com'],
  worker: ['blob:'],
} as const;

/**
 * The two style attributes that WebKit uses to give its PDF viewer the size of the frame: "margin: 0px;height: 100vh;" and
 * "width: 100%; height: 100%; border: 0; display: block;". A document from memory inherits the policy of its page.
 */
const pdfViewerStyles = [
  "'sha256-tsJoyJ9cMzljcopVgq3wXsuLlvMZkt/49zm6WVITI6I='",
  "'sha256-jQsSl4JKxKjdfOe5qov+L5+70l8ByjjO9sIaBmgOWJY='",
] as const;

const sources = (...allowed: readonly string[]) => ["'self'", ...allowed].join(' ');

/**
 * Builds the Content-Security-Policy of pages: only this site and the hosts of the configured maps.
 *
 * @param inline - the hashes of the inline scripts and styles of the pages.
 */
export function contentPolicy(
  { googleMapsKey, mapStyleUrl, mapTilesUrl }: MapSources,
  inline: { readonly scripts: readonly string[]; readonly styles?: readonly string[] },
) {
  const google = googleMapsKey === null ? undefined : googleSources;
  // With a Google key the style is not used.
  const styleOrigin = mapStyleUrl === null || google ? [] : [new URL(mapStyleUrl).origin];
  // With a style the tiles are not used. The club's own have a path of this site.
  const areTilesElsewhere = mapTilesUrl !== null && URL.canParse(mapTilesUrl);
  const tilesOrigin =
    areTilesElsewhere && mapStyleUrl === null && !google ? [new URL(mapTilesUrl).origin] : [];
  return [
    "default-src 'self'",
    `script-src ${sources(...inline.scripts, ...(google?.script ?? []))}`,
    // A hash beside 'unsafe-inline' would end it.
    `style-src ${sources(...(google?.style ?? inline.styles ?? []))}`,
    // Google's own attributes are allowed with its elements.
    ...(google ? [] : [`style-src-attr 'unsafe-hashes' ${pdfViewerStyles.join(' ')}`]),
    // Every picture of the club comes from this site's image proxy. A member's own document is shown from the browser's
    // memory, a PDF in a frame.
    `img-src ${sources('data:', 'blob:', ...(google?.img ?? []), ...styleOrigin)}`,
    'frame-src blob:',
    `font-src ${sources(...(google?.font ?? []))}`,
    `connect-src ${sources(...(google?.connect ?? []), ...styleOrigin, ...tilesOrigin)}`,
    `worker-src ${sources(...(google?.worker ?? []))}`,
    // A document from memory inherits the policy of its page, and Safari leaves its frame empty under 'none'.
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
