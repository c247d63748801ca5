import type { Client } from '@parlour/client';
import type { Call, CallFailure, CallInput, Result, TransportFailure } from '@parlour/contract';
import { createParser } from 'eventsource-parser';

/** An event of a stream, with its data as text. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** A call without input that responds with a stream of events. */
type StreamCall = Call & { readonly response: 'events' };

interface StreamOptions {
  readonly signal: AbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
}

// Milliseconds. A proxy that collects responses delivers nothing at all.
const FIRST_TIMEOUT = 10_000;
// Milliseconds. The server writes a comment every 20 seconds.
const SILENCE_TIMEOUT = 45_000;

/**
 * Reads a stream of server-sent events until it ends, and gives up one that is silent. The client adds the tokens and
 * reports the end of a session, as for any call.
 */
export async function readStream<C extends StreamCall>(
  client: Client,
  call: C & (Record<never, never> extends CallInput<C> ? unknown : never),
  input: CallInput<C>,
  { signal, onEvent }: StreamOptions,
): Promise<Result<null, CallFailure>> {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, FIRST_TIMEOUT);
  signal.addEventListener('abort', giveUp);
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => onEvent({ event, data }),
  });
  const decoder = new TextDecoder();
  let failure: TransportFailure | undefined;
  const readEvents = async (body: ReadableStream<Uint8Array>) => {
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_TIMEOUT);
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  };
  const fetchStream: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.ok || response.body === null) return response;
    await readEvents(response.body).catch((error: unknown) => {
      if (silence.signal.aborted) throw error;
      failure = {
        kind: 'transport',
        reason: 'network',
        message: call.failure,
        detail: String(error),
      };
    });
    // Firefox reports a body that breaks off to its console, as each does when its page is left.
    return new Response(null, response);
  };
  try {
    if (signal.aborted) giveUp();
    const result = await client.exchange(call, input, {
      accept: 'text/event-stream',
      read: () => ({ ok: true, value: null }),
      signal: silence.signal,
      transport: { fetch: fetchStream, timeout: false },
    });
    return result.ok && failure !== undefined ? { ok: false, failure } : result;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
