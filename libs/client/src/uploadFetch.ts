import { TimeoutError } from 'ky';

/** Maximum time without progress in milliseconds (client-19). */
const IDLE_TIMEOUT = 30_000;
/** Maximum wait for the response to a whole upload: a busy server reads a large table or decodes a large photograph before. */
const RESPONSE_TIMEOUT = 120_000;

/** A `Response` with one of these statuses must have a null body (Fetch standard, "null body status"). */
const nullBodyStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

const parseHeaders = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Sends a request over `XMLHttpRequest`. Rejects with the errors of `fetch`. */
const send = (
  request: Request,
  body: Blob,
  onProgress: (progress: number) => void,
): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const { signal } = request;
    const xhr = new XMLHttpRequest();
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    const cleanUp = () => {
      clearTimeout(idleTimer);
      signal.removeEventListener('abort', abort);
    };
    const fail = (error: Error) => {
      cleanUp();
      reject(error);
    };
    const stop = (error: Error) => {
      fail(error);
      xhr.abort();
    };
    const abort = () => stop(new DOMException('The upload was aborted.', 'AbortError'));
    const restartIdleTimer = (limit = IDLE_TIMEOUT) => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => stop(new TimeoutError(request)), limit);
    };

    xhr.open(request.method, request.url);
    xhr.responseType = 'arraybuffer';
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      restartIdleTimer(lengthComputable && loaded >= total ? RESPONSE_TIMEOUT : IDLE_TIMEOUT);
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('progress', () => restartIdleTimer());
    xhr.addEventListener('error', () => fail(new TypeError('Failed to fetch')));
    xhr.addEventListener('load', () => {
      cleanUp();
      resolve(xhr);
    });
    signal.addEventListener('abort', abort);
    restartIdleTimer();
    xhr.send(body);
  });

/**
 * Creates a `fetch` for uploads over `XMLHttpRequest`: over HTTP/1.1, browsers report upload progress only there.
 * It rejects with a `TimeoutError` after 30 s without progress, or two minutes after the whole body was sent.
 *
 * @param onProgress - receives the sent share of the body, 0 to 1.
 */
export function createUploadFetch(onProgress: (progress: number) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    const xhr = await send(request, body, onProgress);
    const { status, statusText } = xhr;
    const bytes: unknown = xhr.response;
    const hasBody = bytes instanceof ArrayBuffer && !nullBodyStatuses.has(status);
    return new Response(hasBody ? bytes : null, {
      status,
      statusText,
      headers: parseHeaders(xhr.getAllResponseHeaders()),
    });
  };
}
