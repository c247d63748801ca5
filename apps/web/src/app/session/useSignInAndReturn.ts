import { useLocation } from 'react-router';
import { useServices } from '../services.ts';

/** Returns a function that goes to the sign-in page, and from there back to the current page. */
export function useSignInAndReturn(): () => void {
  const { session } = useServices();
  const page = useLocation();
  return () => session.send({ type: 'signIn.wanted', address: page });
}
