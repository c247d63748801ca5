import type { DomainFailure } from './failure.ts';

/** What a signed-in member's calls carry. */
export interface Credentials {
  /** The session token, sent as `Authorization: Bearer`. */
  readonly token: string;
  /** The CRM token, sent as `X-CRM-Token`. */
  readonly crmToken: string;
}

/** Whose session it is, which refusals end it, and who is told. */
export interface SessionEndOptions {
  readonly credentials: () => Credentials | null;
  readonly endsSession: (failure: DomainFailure) => boolean;
  readonly onSessionEnd: (failure: DomainFailure) => void;
}

/**
 * Reports a refusal that ends the session once for each session, however many calls it refuses. A refusal without
 * tokens ends no session, and the refusal of a call from an earlier session says nothing about the present one.
 */
export const sessionEndReporter = ({
  credentials,
  endsSession,
  onSessionEnd,
}: SessionEndOptions) => {
  let reported: string | undefined;
  return (failure: DomainFailure, sentWith: Credentials | null): void => {
    const token = sentWith?.token;
    const isCurrent = token !== undefined && token === credentials()?.token;
    if (!isCurrent || token === reported || !endsSession(failure)) return;
    reported = token;
    onSessionEnd(failure);
  };
};
