import { TimeoutError } from 'ky';

/** How long an upload may stand still, its answer included, in milliseconds. */
const LONGEST_STILLNESS = 30_000;

/** Answers with these may have no body, not even an empty one (Fetch standard, "null body status"). */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

const headersOf = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Sends what stands in a request; rejects as `fetch` does. */
const send = (
  request: Request,
  body: Blob,
  onProgress: (progress: number) => void,
): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const { signal } = request;
    const exchange = new XMLHttpRequest();
    let stillness: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(stillness);
      signal.removeEventListener('abort', abort);
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const stop = (error: Error) => {
      fail(error);
      exchange.abort();
    };
    const abort = () => stop(new DOMException('The upload was aborted.', 'AbortError'));
    const moved = () => {
      clearTimeout(stillness);
      stillness = setTimeout(() => stop(new TimeoutError(request)), LONGEST_STILLNESS);
    };

    exchange.open(request.method, request.url);
    exchange.responseType = 'arraybuffer';
    request.headers.forEach((value, name) => exchange.setRequestHeader(name, value));
    exchange.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    exchange.addEventListener('progress', moved);
    exchange.addEventListener('error', () => fail(new TypeError('Failed to fetch')));
    exchange.addEventListener('load', () => {
      end();
      resolve(exchange);
    });
    signal.addEventListener('abort', abort);
    moved();
    exchange.send(body);
  });

/**
 * A `fetch` for uploads, over `XMLHttpRequest`, because browsers tell how much of a body has been sent nowhere else
 * over HTTP/1.1. It gives up what has stood still for 30 s, with a `TimeoutError`.
 *
 * @param onProgress - is told how much of the body has been sent, 0 to 1.
 */
export const createUploadFetch =
  (onProgress: (progress: number) => void): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    const exchange = await send(request, body, onProgress);
    const { status, statusText } = exchange;
    const bytes: unknown = exchange.response;
    const hasBody = bytes instanceof ArrayBuffer && !withoutBody.has(status);
    return new Response(hasBody ? bytes : null, {
      status,
      statusText,
      headers: headersOf(exchange.getAllResponseHeaders()),
    });
  };
