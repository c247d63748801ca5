import { newIdempotencyKey } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldFailure } from './fieldFailure.ts';

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

/** Makes a call that changes a list, which is then read anew. `onDone` is called once it was made. */
export function useChangeCall(queryKey: QueryKey, onDone: () => void): ChangeCall {
  const cache = useQueryClient();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  return {
    isPending,
    failure,
    send: async (call) => {
      setPending(true);
      setFailure(null);
      const result = await call(idempotencyKey);
      setPending(false);
      void cache.invalidateQueries({ queryKey });
      if (result.ok) return onDone();
      const { failure: cause } = result;
      const field = cause.kind === 'domain' ? (cause.field ?? null) : null;
      setFailure({ field, message: cause.message });
    },
    refuse: setFailure,
    renew: () => {
      setFailure(null);
      setKey(newIdempotencyKey());
    },
  };
}
