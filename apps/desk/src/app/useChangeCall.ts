import type { CallFailure, Result } from '@parlour/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneKeyedCall } from './useOneCall.ts';
import type { FieldFailure } from './fieldFailure.ts';
import type { StoredForm } from './storedForms.ts';

/** A call that changes what is stored, and how far it is. */
export interface ChangeCall {
  readonly isPending: boolean;
  readonly failure: FieldFailure | null;
  /** Makes the call. The same content is sent again with the same key. */
  readonly send: (
    call: (idempotencyKey: string) => Promise<Result<unknown, CallFailure>>,
  ) => Promise<void>;
  /** Shows why the content cannot be stored. */
  readonly refuse: (failure: FieldFailure) => void;
  /** Notes that the content is another one. */
  readonly renew: () => void;
}

/**
 * Makes a call that changes a list, which is then read anew. `onDone` is called once it was made.
 *
 * @param form - stores the key beside what is sent.
 */
export function useChangeCall(
  queryKey: QueryKey,
  onDone: () => void,
  form?: StoredForm,
): ChangeCall {
  const cache = useQueryClient();
  const { pending, failure, field, run, renew } = useOneKeyedCall<'change'>(form);
  const [refused, setRefused] = useState<FieldFailure | null>(null);
  return {
    isPending: pending !== null,
    failure: refused ?? (failure === null ? null : { field, message: failure }),
    send: async (call) => {
      setRefused(null);
      const result = await run('change', call);
      void cache.invalidateQueries({ queryKey });
      if (result.ok) onDone();
    },
    refuse: setRefused,
    renew: () => {
      setRefused(null);
      renew();
    },
  };
}
