import { useLocation } from 'react-router';
import { useAppServices } from './services.ts';

/** Returns a function that goes to the sign-in page, and from there back to the current page. */
export function useSignInAndReturn(): () => void {
  const { session } = useAppServices();
  const page = useLocation();
  return () => session.send({ type: 'signIn.wanted', address: page });
}
