import { useIsSignedIn, useSignInAndReturn } from '@parlour/app/session';
import { refOf } from '@parlour/core';
import { useSearchParams } from 'react-router';
import { useServices } from '../services.ts';

/** A viewer of a shared page without a session. */
export interface Visitor {
  /** The referral, preserved in every link to another shared page. */
  readonly ref: string;
  /** The club's membership site, if any. */
  readonly membershipUrl: string | null;
  /** Goes to the sign-in page, and from there back to this page. */
  readonly onSignIn: () => void;
}

/** Returns the visitor of this page; null for a member, whose links carry no `ref`. */
export function useVisitor(): Visitor | null {
  const isMember = useIsSignedIn();
  const [search] = useSearchParams();
  const { membershipUrl } = useServices().configuration;
  const onSignIn = useSignInAndReturn();
  return isMember ? null : { ref: refOf(search.getAll('ref')) ?? '', membershipUrl, onSignIn };
}
