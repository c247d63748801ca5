import type { ErrorCode } from '@parlour/contract';

interface Told {
  /** The sentence that a member reads (spec section 8). */
  readonly message: string;
  /** What happened, for logs and developers; never shown to a member. */
  readonly detail: string;
}

/** No answer came: the network is away, the server took too long, or the caller lost interest. */
export interface TransportFailure extends Told {
  readonly kind: 'transport';
  readonly reason: 'network' | 'timeout' | 'aborted';
}

/** The call or its answer is not as the contract has it. */
export interface ContractFailure extends Told {
  readonly kind: 'contract';
  /** HTTP status of the answer; absent where the call could not be sent. */
  readonly status?: number;
  /** True where the server accepted the call and returned nothing, though data was due. */
  readonly isEmpty?: boolean;
}

/** The server refused the call. */
export interface DomainFailure extends Told {
  readonly kind: 'domain';
  /** HTTP status. */
  readonly status: number;
  /** Whether the message is the server's own; where it gave none, the message is the one of spec section 8. */
  readonly hasServerMessage: boolean;
  /** The server's reason, for programs. */
  readonly code?: ErrorCode | undefined;
  /** The name of the field at fault, as it stands in the payload (`attendeeInfo.email`). */
  readonly field?: string | undefined;
  /** What staff find the call by in the server's log. */
  readonly requestId?: string | undefined;
}

/** Why a call failed; `kind` tells the three apart. */
export type Failure = TransportFailure | ContractFailure | DomainFailure;
