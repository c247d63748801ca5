import { returnTitleOf } from '@parlour/core';
import { useLocation } from 'react-router';
import { useAppServices } from './services.ts';

/** Returns a function that goes to the sign-in page, which names the current page, and from there back to it. */
export function useSignInAndReturn(): () => void {
  const { configuration, session } = useAppServices();
  const page = useLocation();
  return () =>
    session.send({
      type: 'signIn.wanted',
      address: page,
      title: returnTitleOf(document.title, configuration.clubName),
    });
}
