import { useSearchParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { SESSION_ENDED } from '../../app/session/sessionEnded.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { SignInView } from './SignInView.tsx';
import { useSignIn } from './useSignIn.ts';

/** Binds the sign-in page. */
export function SignInScreen() {
  usePageTitle('Sign In');
  const { clubName, logoUrl, logoDarkUrl } = useServices();
  const [search] = useSearchParams();
  return (
    <SignInView
      clubName={clubName}
      logoUrl={logoUrl}
      logoDarkUrl={logoDarkUrl}
      isCookieBlocked={!navigator.cookieEnabled}
      isSessionEnded={search.get(SESSION_ENDED.name) === SESSION_ENDED.value}
      {...useSignIn()}
    />
  );
}
