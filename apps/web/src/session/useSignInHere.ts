import { useLocation } from 'react-router';
import { useServices } from '../services.ts';

/** Goes to the login page and keeps the present address to come back to (spec section 6). */
export function useSignInHere(): () => void {
  const { session } = useServices();
  const address = useLocation();
  return () => session.send({ type: 'signIn.wanted', address });
}
