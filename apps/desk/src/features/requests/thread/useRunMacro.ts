import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey } from '@parlour/client';
import { runMacro } from '@parlour/client/staff';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isChangedMeanwhile } from '../../../app/isChangedMeanwhile.ts';
import { requestQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';

export type MacroRunProps = {
  /** The request as it is shown. */
  request: DeskRequestDetail;
  /** Called with why the macro was not run, and with null as it is run. */
  onFailure: (message: string | null) => void;
  /** Called with the ids of the lines that the macro added. */
  onRun: (entryIds: readonly string[]) => void;
};

/** What a macro was run with. */
interface Run {
  readonly body: { readonly version: number; readonly lastSeenEntry: string | null };
  readonly idempotencyKey: string;
  /** Whether it is unknown if it was run. */
  readonly isLost: boolean;
}

const isSame = (one: Run['body'], other: Run['body']) =>
  one.version === other.version && one.lastSeenEntry === other.lastSeenEntry;

/** Says that a macro was not run because the request had changed, or had a line that was not shown yet (`DKC7`). */
const MACRO_NOT_RUN =
  'The macro was not run, because this request changed meanwhile. You see it as it is now.';

/** Runs macros on a request with the version and the last line that are shown (`DKC6`, `DKC7`). */
export function useRunMacro({ request, onFailure, onRun }: MacroRunProps) {
  const client = useClient();
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);
  /** What each macro was last run with. After a lost response it is run again with just that, so that it is not run twice. */
  const runs = useRef(new Map<string, Run>());

  const send = async (macroId: string) => {
    const { id } = request;
    const shown = { version: request.version, lastSeenEntry: request.entries.at(-1)?.id ?? null };
    const former = runs.current.get(macroId);
    const again =
      former !== undefined && (former.isLost || isSame(former.body, shown)) ? former : null;
    const { body, idempotencyKey } = again ?? { body: shown, idempotencyKey: newIdempotencyKey() };
    setPending(true);
    onFailure(null);
    const result = await runMacro(client, { params: { id, macroId }, body }, { idempotencyKey });
    const isLost = !result.ok && result.failure.kind !== 'domain';
    runs.current.set(macroId, { body, idempotencyKey, isLost });
    if (result.ok) {
      const seen = result.value.entries.findIndex((entry) => entry.id === body.lastSeenEntry);
      onRun(result.value.entries.slice(seen + 1).map((entry) => entry.id));
      storeRequest(cache, client, result.value);
      // The response to what was run again is as old as the first one.
      if (again?.isLost === true) void cache.invalidateQueries(requestQuery(client, id));
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
