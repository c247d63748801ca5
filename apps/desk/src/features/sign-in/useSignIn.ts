import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  requestStaffCode,
  signInWithCode,
  signInWithPasskey,
  startPasskeySignIn,
} from '@parlour/contract/staff';
import { isBlank, typedEmail, typedLine } from '@parlour/contract';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useBeginSession } from '../../app/session/useBeginSession.ts';
import { useOneCall } from '../../app/useOneCall.ts';
import type { SignInStep } from './SignInView.tsx';

/** The domain of the sample club's staff, who need no second code. */
const SAMPLE_DOMAIN = '@club.example';

/** An emailed code that was requested, and what was typed. */
interface Requested {
  readonly attempt: string;
  readonly code: string;
  readonly secondCode: string;
}

/** Runs the sign-in page: a passkey, or an emailed code and a second one. */
export function useSignIn(): { readonly step: SignInStep; readonly failure: string | null } {
  const client = useClient();
  const { loadPasskeys } = useServices();
  const beginSession = useBeginSession();
  const [email, setEmail] = useState('');
  const [requested, setRequested] = useState<Requested | null>(null);
  const { pending, failure, run, renew } = useOneCall<'passkey' | 'code'>();

  const signInByPasskey = async () => {
    const result = await run('passkey', async () => {
      const options = await send(client, startPasskeySignIn, {});
      if (!options.ok) return options;
      const proof = await (await loadPasskeys()).use(options.value);
      return proof.ok ? send(client, signInWithPasskey, { body: proof.value }) : proof;
    });
    if (result.ok) beginSession(result.value);
  };

  const sendCode = async () => {
    const result = await run('code', () => send(client, requestStaffCode, { body: { email } }));
    if (result.ok) setRequested({ attempt: result.value.attempt, code: '', secondCode: '' });
  };

  const enterCodes = async ({ attempt, code, secondCode }: Requested) => {
    const body = {
      email,
      attempt,
      code,
      ...(isBlank(secondCode) ? {} : { secondCode: typedLine(secondCode) }),
    };
    const result = await run('code', () => send(client, signInWithCode, { body }));
    if (result.ok) beginSession(result.value);
  };

  if (requested === null) {
    return {
      failure,
      step: {
        name: 'start',
        email,
        pending,
        onEmailChange: setEmail,
        onPasskey: () => void signInByPasskey(),
        onSendCode: () => void sendCode(),
      },
    };
  }
  return {
    failure,
    step: {
      name: 'codes',
      email,
      code: requested.code,
      secondCode: requested.secondCode,
      isSecondCodeOptional: typedEmail(email).toLowerCase().endsWith(SAMPLE_DOMAIN),
      isPending: pending === 'code',
      onCodeChange: (code) => setRequested({ ...requested, code }),
      onSecondCodeChange: (secondCode) => setRequested({ ...requested, secondCode }),
      onSubmit: () => void enterCodes(requested),
      onBack: () => {
        renew();
        setRequested(null);
      },
    },
  };
}
