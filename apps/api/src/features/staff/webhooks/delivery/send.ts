import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest, type RequestOptions } from 'node:https';
import {
  HostError,
  hostOf,
  permittedIps,
  pinnedLookup,
  resolveBySystem,
} from '../../../../platform/network/checkedHost.ts';
import { mayReach, webhookUrlIssue, type WebhookRules } from '../webhookUrl.ts';

const HEADER_BYTES = 16 * 1024;
// Of a response. It is read only so that its sender may finish.
const BODY_BYTES = 4 * 1024;

/** The network access of deliveries, replaceable in tests. */
export interface WebhookNetwork {
  /** Resolves a host name to all its IP addresses. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly mayReach: (ip: string, url: URL, rules: WebhookRules) => boolean;
  /** Sends a request, over TLS for https. */
  readonly request: (
    isSecure: boolean,
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => ClientRequest;
  /** Milliseconds for one try, from the name lookup to the end of the response. */
  readonly within: number;
}

/** The real network. */
export const webhookInternet: WebhookNetwork = {
  resolve: resolveBySystem,
  mayReach,
  request: (isSecure, ...input) => (isSecure ? tlsRequest : plainRequest)(...input),
  within: 10_000,
};

/** How a try ended: with a status, and an issue unless the message was taken. */
export interface TryOutcome {
  readonly status: number | null;
  readonly issue: string | null;
}

/** What is sent, and where. */
interface SentMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

function issueOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return `It responded with the status ${status}, which leads on to another URL. That is not followed.`;
  }
  return `It responded with the status ${status}.`;
}

function issueOfError(error: unknown, isTimedOut: boolean, within: number): string {
  if (error instanceof HostError) {
    return error.reason === 'notPublic'
      ? 'Its name leads to an IP address that is not on the public internet.'
      : 'Its name was not found.';
  }
  if (isTimedOut) return `It did not respond within ${within / 1000} seconds.`;
  const code = codeOf(error);
  return code === null ? 'The connection failed.' : `The connection failed (${code}).`;
}

/** Resolves with a promise, or rejects once the signal aborts. */
function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, aborted.promise]).finally(() =>
    signal.removeEventListener('abort', abort),
  );
}

/** Reads a response to its end, or as much as a sender that is in order sends. */
async function readAway(response: IncomingMessage): Promise<void> {
  const chunks: AsyncIterable<Buffer> = response;
  let count = 0;
  for await (const chunk of chunks) {
    count += chunk.length;
    if (count > BODY_BYTES) return;
  }
}

/**
 * Sends a message once: to IP addresses only that the rules permit (api/staff/webhooks-9), without following redirects (api/staff/webhooks-10).
 *
 * @param stopping - aborts the try.
 */
export async function sendOnce(
  { url: text, headers, body }: SentMessage,
  rules: WebhookRules,
  network: WebhookNetwork,
  stopping: AbortSignal,
): Promise<TryOutcome> {
  const timeout = AbortSignal.timeout(network.within);
  const signal = AbortSignal.any([timeout, stopping]);
  // The rules may have become stricter since it was stored.
  if (webhookUrlIssue(text, rules) !== null) {
    return { status: null, issue: 'Its URL is not permitted any more.' };
  }
  const url = new URL(text);
  try {
    const hostRules = {
      resolve: network.resolve,
      mayReach: (ip: string) => network.mayReach(ip, url, rules),
    };
    const ips = await untilAborted(signal, permittedIps(url, hostRules));
    const response = await post(url, ips, { headers, body }, network, signal);
    try {
      const status = response.statusCode ?? 0;
      // The status has said all: what comes after it changes nothing.
      await readAway(response).catch(() => undefined);
      return { status, issue: issueOfStatus(status) };
    } finally {
      response.destroy();
    }
  } catch (error) {
    return { status: null, issue: issueOfError(error, timeout.aborted, network.within) };
  }
}

function post(
  url: URL,
  ips: readonly string[],
  { headers, body }: Omit<SentMessage, 'url'>,
  network: WebhookNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const clientRequest = network.request(
      isSecure,
      {
        method: 'POST',
        host: hostOf(url),
        port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
        path: url.pathname + url.search,
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        // A reused connection would lead to the IP address of an earlier check.
        agent: false,
        lookup: pinnedLookup(ips),
        maxHeaderSize: HEADER_BYTES,
        signal,
      },
      resolve,
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}
