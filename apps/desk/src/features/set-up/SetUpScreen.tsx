import { useState } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { SetUpView } from './SetUpView.tsx';
import { useSetUp } from './useSetUp.ts';

/** Binds the page of a set-up link, whose secret is behind `#` and so reaches no log. */
export function SetUpScreen() {
  usePageTitle('Set Up Your Account');
  const { clubName, logoUrl, logoDarkUrl } = useServices();
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  return (
    <SetUpView
      clubName={clubName}
      logoUrl={logoUrl}
      logoDarkUrl={logoDarkUrl}
      {...useSetUp(token)}
    />
  );
}
