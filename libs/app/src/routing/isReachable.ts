/** How long the server may take to respond, in milliseconds. */
const PATIENCE = 5000;

/** Whether the server itself responds. A captive portal or a proxy has a page for it, which is not JSON. */
export function isReachable(): Promise<boolean> {
  return fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    .then((response): unknown => response.json())
    .then(
      () => true,
      () => false,
    );
}
