import type { DomainFailure } from './failure.ts';

/** What a signed-in member's calls carry. */
export interface Credentials {
  /** The session token, sent as `Authorization: Bearer`. */
  readonly token: string;
  /** The CRM token, sent as `X-CRM-Token`. */
  readonly crmToken: string;
}

export interface SessionEndOptions {
  readonly credentials: () => Credentials | null;
  readonly endsSession: (failure: DomainFailure) => boolean;
  readonly onSessionEnd: (failure: DomainFailure) => void;
}

/**
 * Reports a refusal that ends the session once for each session, however many calls it refuses. The refusal of a call
 * that was sent in an earlier session says nothing about the present one.
 */
export const sessionEndReporter = ({
  credentials,
  endsSession,
  onSessionEnd,
}: SessionEndOptions) => {
  let reported: string | undefined;
  return (failure: DomainFailure, sentWith: Credentials | null): void => {
    const session = sentWith?.token ?? '';
    const isCurrent = session === (credentials()?.token ?? '');
    if (!isCurrent || session === reported || !endsSession(failure)) return;
    reported = session;
    onSessionEnd(failure);
  };
};
