import type { Credentials, DomainFailure } from '@parlour/contract';

/** The dependencies of {@link createSessionEndReporter}. */
export interface SessionEndOptions {
  readonly credentials: () => Credentials | null;
  readonly endsSession: (failure: DomainFailure) => boolean;
  readonly onSessionEnd: (failure: DomainFailure) => void;
}

/**
 * Returns a function that reports a session's end once, even when several calls fail (CL22).
 * It ignores failures of calls without tokens, and of calls from an earlier session (CL23).
 */
export function createSessionEndReporter({
  credentials,
  endsSession,
  onSessionEnd,
}: SessionEndOptions) {
  let reportedToken: string | undefined;
  return (failure: DomainFailure, sentCredentials: Credentials | null): void => {
    const token = sentCredentials?.token;
    const isCurrent = token !== undefined && token === credentials()?.token;
    if (!isCurrent || token === reportedToken || !endsSession(failure)) return;
    reportedToken = token;
    onSessionEnd(failure);
  };
}
