import { refOf } from '@parlour/core';
import { useSearchParams } from 'react-router';
import { useServices } from '../services.ts';
import { useIsMember } from './useIsMember.ts';
import { useSignInHere } from './useSignInHere.ts';

/** Someone without a session who reads a shared page (spec section 6). */
export interface Visitor {
  /** The referral, which every link that the visitor follows keeps. */
  readonly ref: string;
  /** The club's public site, if it has one. */
  readonly membershipUrl: string | null;
  /** Goes to the login page, and from there back to this one. */
  readonly onSignIn: () => void;
}

/** The visitor who reads this page; null for a member, whose links carry no `ref`. */
export function useVisitor(): Visitor | null {
  const isMember = useIsMember();
  const [search] = useSearchParams();
  const { membershipUrl } = useServices().configuration;
  const onSignIn = useSignInHere();
  return isMember ? null : { ref: refOf(search.getAll('ref')) ?? '', membershipUrl, onSignIn };
}
