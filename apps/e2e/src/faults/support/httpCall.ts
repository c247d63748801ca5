import { Agent, request } from 'node:http';

/** A call as it goes over the network, however odd. */
export interface HttpCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The response to an {@link HttpCall}. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

const CALL_TIMEOUT = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Makes a call without the checks and repairs of `fetch`.
 *
 * @throws Error when the connection is lost or nothing comes for 20 seconds.
 */
export function httpCall(url: string, call: HttpCall): Promise<HttpResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const { method, path, body } = call;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const headers = { ...length, ...call.headers };
    const sent = request({ agent, hostname, port, method, path, headers, timeout: CALL_TIMEOUT });
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no response in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
