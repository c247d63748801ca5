import type { ErrorCode } from './errors.ts';

interface FailureText {
  /** The message for the member (client-22 to client-25). */
  readonly message: string;
  /** The cause, for logs and developers. Never shown to a member. */
  readonly detail: string;
}

/** No response arrived: the network failed, the server took too long, or the caller aborted. */
export interface TransportFailure extends FailureText {
  /** Tells the failures apart. */
  readonly kind: 'transport';
  /** `offline` when the network was known to be missing before the call, as a browser knows it. */
  readonly reason: 'network' | 'offline' | 'timeout' | 'aborted';
}

/** The call or its response breaks the contract. */
export interface ContractFailure extends FailureText {
  /** Tells the failures apart. */
  readonly kind: 'contract';
  /** HTTP status of the response. Absent when the call could not be sent. */
  readonly status?: number;
  /** True when the server reported success but sent no data. */
  readonly isEmpty?: boolean;
}

/** The server rejected the call. */
export interface DomainFailure extends FailureText {
  /** Tells the failures apart. */
  readonly kind: 'domain';
  /** HTTP status. */
  readonly status: number;
  /** Whether the message is the server's own or a fallback of the client (client-22). */
  readonly hasServerMessage: boolean;
  /** The server's error code, for programs. */
  readonly code?: ErrorCode | undefined;
  /** Path of the invalid field in the payload, such as `attendeeInfo.email`. */
  readonly field?: string | undefined;
  /** The call's id in the server's log. */
  readonly requestId?: string | undefined;
}

/** The failure of a call, told apart by its `kind`. */
export type CallFailure = TransportFailure | ContractFailure | DomainFailure;

/** A value or a failure. */
export type Result<Value, Failure> =
  | {
      /** Tells a value from a failure. */
      readonly ok: true;
      /** What the call returns. */
      readonly value: Value;
    }
  | {
      /** Tells a value from a failure. */
      readonly ok: false;
      /** Why there is no value. */
      readonly failure: Failure;
    };
