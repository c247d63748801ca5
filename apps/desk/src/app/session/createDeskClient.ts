import { type Client, createClient } from '@parlour/client';
import type { Access, CallFailure, Result } from '@parlour/contract';
import { isUnauthorized } from '@parlour/core';

/** How {@link createDeskClient} reaches the server. */
interface DeskClientOptions {
  /** Scheme and host of the desk. */
  readonly baseUrl: string;
  /** How often a failed read is sent again. By default the client decides. */
  readonly retries?: number | undefined;
  /** Called when a call finds that nobody is signed in any more. */
  readonly onSessionEnd: () => void;
}

/** Creates the client of the desk. The browser holds the session, in a cookie that no script can read. */
export function createDeskClient({ baseUrl, retries, onSessionEnd }: DeskClientOptions): Client {
  const client = createClient({ baseUrl, retries });
  const report = <Value>({ kind }: Access, result: Result<Value, CallFailure>) => {
    if (kind === 'staff' && !result.ok && isUnauthorized(result.failure)) onSessionEnd();
    return result;
  };
  return {
    url: client.url,
    exchange: async (call, input, options) =>
      report(call.access, await client.exchange(call, input, options)),
  };
}
