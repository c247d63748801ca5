import { newIdempotencyKey } from '@parlour/client';
import type { Result } from '@parlour/contract';
import { useState } from 'react';
import type { StoredForm } from './storedForms.ts';

/** What is shown of a failure: any {@link CallFailure}, or why the browser made no passkey. */
interface ShownFailure {
  readonly message: string;
  /** The refused field. Undefined for none. */
  readonly field?: string | undefined;
}

/** The calls of a page or dialog. One is under way at a time. */
export interface OneCall<Name extends string, Given extends readonly unknown[] = []> {
  /** The name of the call that is under way; null for none. */
  readonly pending: Name | null;
  /** Why the last call failed; null if it did not. */
  readonly failure: string | null;
  /** The field that the server refused; null for none. */
  readonly field: string | null;
  /** Makes a call, or several one after another. */
  readonly run: <Value, Failure extends ShownFailure>(
    name: Name,
    call: (...given: Given) => Promise<Result<Value, Failure>>,
  ) => Promise<Result<Value, Failure>>;
  /** Notes that something else is entered or shown: drops the failure. */
  readonly renew: () => void;
}

interface State<Name> {
  readonly pending: Name | null;
  readonly failure: ShownFailure | null;
}

const idle = { pending: null, failure: null } as const;

/** Makes the calls of a page or dialog that needs no machine, one at a time. */
export function useOneCall<Name extends string>(): OneCall<Name> {
  const [{ pending, failure }, setState] = useState<State<Name>>(idle);
  return {
    pending,
    failure: failure?.message ?? null,
    field: failure?.field ?? null,
    run: async (name, call) => {
      setState({ pending: name, failure: null });
      const result = await call();
      setState({ pending: null, failure: result.ok ? null : result.failure });
      return result;
    },
    renew: () => setState((latest) => ({ ...latest, failure: null })),
  };
}

/**
 * Makes such calls with a key. What failed is sent again with the same key, until `renew` drops it.
 *
 * @param form - stores the key beside what is sent, so that a reload does not make it another call (`desk/app-18`).
 */
export function useOneKeyedCall<Name extends string>(
  form?: StoredForm,
): OneCall<Name, [idempotencyKey: string]> {
  const [idempotencyKey, setKey] = useState(
    () => form?.read().idempotencyKey ?? newIdempotencyKey(),
  );
  const { run, renew, ...shown } = useOneCall<Name>();
  return {
    ...shown,
    run: (name, call) => {
      form?.store({ idempotencyKey });
      return run(name, () => call(idempotencyKey));
    },
    renew: () => {
      form?.store({ idempotencyKey: undefined });
      renew();
      setKey(newIdempotencyKey());
    },
  };
}
