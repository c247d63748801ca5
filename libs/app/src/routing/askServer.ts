/** How long the server may take to respond, in milliseconds. */
const RESPONSE_TIMEOUT = 5000;

/** The calls that tell a page about the server: whether it runs, and whether it can serve its calls. */
type Probe = '/api/health' | '/api/ready';

/**
 * Asks the server itself. Null without a response of its own: a captive portal or a proxy has a page for it, which is not
 * JSON.
 */
export function askServer(path: Probe): Promise<Response | null> {
  return fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(RESPONSE_TIMEOUT) })
    .then(async (response) => {
      await response.clone().json();
      return response;
    })
    .catch(() => null);
}
