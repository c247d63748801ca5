import { useClient } from '@parlour/app/data-layout';
import { send as sendCall } from '@parlour/client';
import { type DeskRequestDetail, runMacro } from '@parlour/contract/staff';
import { useState } from 'react';
import { isChangedMeanwhile } from '../../../app/isChangedMeanwhile.ts';
import type { SentUntilSure } from './useSentUntilSure.ts';

export type MacroRunProps = {
  /** The request as it is shown. */
  request: DeskRequestDetail;
  /** Makes the call. */
  send: SentUntilSure['send'];
  /** Called with why the macro was not run, and with null as it is run. */
  onFailure: (message: string | null) => void;
};

/** Says that a macro was not run because the request had changed, or had a line that was not shown yet (`desk/replies-7`). */
const MACRO_NOT_RUN =
  'The macro was not run, because this request changed meanwhile. You see it as it is now.';

/** Runs macros on a request with the version and the last line that are shown (`desk/replies-6`, `desk/replies-7`). */
export function useRunMacro({ request: { id }, send, onFailure }: MacroRunProps) {
  const client = useClient();
  const [isPending, setPending] = useState(false);

  const start = async (macroId: string) => {
    setPending(true);
    onFailure(null);
    const { result } = await send({
      name: `macro:${macroId}`,
      content: null,
      make: ({ seen: { version, lastEntry }, idempotencyKey }) => {
        const body = { version, lastSeenEntry: lastEntry };
        return sendCall(client, runMacro, { params: { id, macroId }, body }, { idempotencyKey });
      },
    });
    if (!result.ok) {
      onFailure(isChangedMeanwhile(result.failure) ? MACRO_NOT_RUN : result.failure.message);
    }
    setPending(false);
  };
  return {
    isPending,
    run: (macroId: string) => {
      if (!isPending) void start(macroId);
    },
  };
}
