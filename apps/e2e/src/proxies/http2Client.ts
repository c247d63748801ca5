import {
  type ClientHttp2Stream,
  connect,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
} from 'node:http2';
import { HOST } from './startProxy.ts';

/** A response as it arrives. */
interface StreamedResponse {
  readonly status: number;
  /** Seconds, where the response has the header. */
  readonly retryAfter: string | undefined;
  readonly stream: ClientHttp2Stream;
}

/** Speaks HTTP/2 to a proxy on this machine, as browsers do to the club's host. */
export class Http2Client implements AsyncDisposable {
  readonly #session;

  constructor(port: number) {
    this.#session = connect(`https://127.0.0.1:${port}`, {
      servername: HOST,
      // The proxy has made its certificate itself.
      rejectUnauthorized: false,
    });
    // Each call reports it as well.
    this.#session.on('error', () => undefined);
  }

  /** Begins a call, with a body of JSON if there is one. A text is JSON already. */
  async open(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: object | string,
  ): Promise<StreamedResponse> {
    const stream = this.#session.request({
      ':method': method,
      ':path': path,
      ':authority': HOST,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    });
    const head = new Promise<IncomingHttpHeaders & IncomingHttpStatusHeader>((resolve, reject) => {
      stream.once('response', resolve).once('error', reject);
      stream.once('close', () => reject(new Error(`${method} ${path} got no response.`)));
    });
    stream.setEncoding('utf8').end(typeof body === 'object' ? JSON.stringify(body) : body);
    const { ':status': status, 'retry-after': retryAfter } = await head;
    return { status: Number(status), retryAfter, stream };
  }

  /** Makes a call and reads its response to the end. */
  async call(...parts: Parameters<Http2Client['open']>) {
    const { stream, ...response } = await this.open(...parts);
    let body = '';
    for await (const text of stream) body += text;
    return { ...response, body };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#session.destroy();
  }
}

/** Whether the proxy of a port leads to a ready server. */
export async function isReadyBehind(port: number): Promise<boolean> {
  await using client = new Http2Client(port);
  try {
    return (await client.call('GET', '/api/ready', {})).status === 200;
  } catch {
    return false;
  }
}
