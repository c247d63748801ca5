import { type ClientHttp2Stream, connect } from 'node:http2';
import { HOST } from './startProxy.ts';

/** A response as it arrives. */
interface StreamedResponse {
  readonly status: number;
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

  /** Begins a call, with a body of JSON if there is one. */
  async open(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<StreamedResponse> {
    const stream = this.#session.request({
      ':method': method,
      ':path': path,
      ':authority': HOST,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    });
    const status = new Promise<number>((resolve, reject) => {
      stream.once('response', (head) => resolve(Number(head[':status']))).once('error', reject);
    });
    stream.setEncoding('utf8').end(body && JSON.stringify(body));
    return { status: await status, stream };
  }

  /** Makes a call. Returns its status and its body. */
  async call(...parts: Parameters<Http2Client['open']>): Promise<{ status: number; body: string }> {
    const { status, stream } = await this.open(...parts);
    let body = '';
    for await (const text of stream) body += text;
    return { status, body };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#session.destroy();
  }
}
