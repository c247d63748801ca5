import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey } from '@parlour/client';
import { runMacro } from '@parlour/client/staff';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { requestQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';
import { isChangedMeanwhile } from './changedMeanwhile.ts';

export type MacroRunProps = {
  /** The request as it is shown. */
  request: DeskRequestDetail;
  /** Called with why the macro was not run, and with null as it is run. */
  onFailure: (message: string | null) => void;
  /** Called with the ids of the lines that the macro added. */
  onRun: (entryIds: readonly string[]) => void;
};

/** Says that a macro was not run because the request had changed, or had a line that was not shown yet (`DKC7`). */
const MACRO_NOT_RUN =
  'The macro was not run, because this request changed meanwhile. You see it as it is now.';

/** Runs macros on a request with the version and the last line that are shown (`DKC6`, `DKC7`). */
export function useRunMacro({ request, onFailure, onRun }: MacroRunProps) {
  const client = useClient();
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);
  /** What was run last, and its key. The same is run again with it, since its response may have been lost. */
  const latest = useRef({ run: '', idempotencyKey: '' });

  const send = async (macroId: string) => {
    const { id, version, entries } = request;
    const lastSeenEntry = entries.at(-1)?.id ?? null;
    const run = JSON.stringify([macroId, version, lastSeenEntry]);
    if (latest.current.run !== run) {
      latest.current = { run, idempotencyKey: newIdempotencyKey() };
    }
    const { idempotencyKey } = latest.current;
    setPending(true);
    onFailure(null);
    const result = await runMacro(
      client,
      { params: { id, macroId }, body: { version, lastSeenEntry } },
      { idempotencyKey },
    );
    if (result.ok) {
      const seen = result.value.entries.findIndex((entry) => entry.id === lastSeenEntry);
      onRun(result.value.entries.slice(seen + 1).map((entry) => entry.id));
      storeRequest(cache, client, result.value);
    } else {
      // Also after a lost response, since the macro may have been run.
      await cache.invalidateQueries(requestQuery(client, id));
      onFailure(isChangedMeanwhile(result.failure) ? MACRO_NOT_RUN : result.failure.message);
    }
    setPending(false);
  };
  return {
    isPending,
    run: (macroId: string) => {
      if (!isPending) void send(macroId);
    },
  };
}
