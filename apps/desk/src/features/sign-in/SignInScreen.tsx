import { offered } from '@parlour/app/offered';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { SESSION_ENDED } from '../../app/session/sessionEnded.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { SignInView } from './SignInView.tsx';
import { useSignIn } from './useSignIn.ts';

/** Whether the browser stores cookies. Chromium's `navigator.cookieEnabled` is true where its settings block them. */
function storesCookies(): boolean {
  const stored = offered(() => {
    document.cookie = 'probe=1; max-age=9; samesite=strict';
    const hasCookie = document.cookie.includes('probe=1');
    document.cookie = 'probe=; max-age=0; samesite=strict';
    return hasCookie;
  });
  return stored === true;
}

/** Binds the sign-in page. */
export function SignInScreen() {
  usePageTitle('Sign In');
  const { clubName, logoUrl, logoDarkUrl, sampleStaff } = useServices();
  const [search] = useSearchParams();
  const [isCookieBlocked] = useState(() => !storesCookies());
  return (
    <SignInView
      clubName={clubName}
      logoUrl={logoUrl}
      logoDarkUrl={logoDarkUrl}
      isCookieBlocked={isCookieBlocked}
      sampleStaff={sampleStaff}
      isSessionEnded={search.get(SESSION_ENDED.name) === SESSION_ENDED.value}
      {...useSignIn()}
    />
  );
}
