import { useClient } from '@parlour/app/data-layout';
import {
  requestStaffCode,
  signInWithCode,
  signInWithPasskey,
  startPasskeySignIn,
} from '@parlour/client/staff';
import type { SignedInStaff } from '@parlour/contract/staff';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useBeginSession } from '../../app/session/useBeginSession.ts';
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
  const [pending, setPending] = useState<'passkey' | 'code' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Runs one attempt, which returns who is signed in, or a message, or null where it goes on. */
  const attempt = async (
    kind: 'passkey' | 'code',
    run: () => Promise<SignedInStaff | string | null>,
  ) => {
    setPending(kind);
    setFailure(null);
    const outcome = await run();
    setPending(null);
    if (typeof outcome === 'string') setFailure(outcome);
    else if (outcome !== null) beginSession(outcome);
  };

  const signInByPasskey = () =>
    attempt('passkey', async () => {
      const options = await startPasskeySignIn(client, {});
      if (!options.ok) return options.failure.message;
      const proof = await (await loadPasskeys()).use(options.value);
      if (!proof.ok) return proof.failure;
      const result = await signInWithPasskey(client, { body: proof.value });
      return result.ok ? result.value : result.failure.message;
    });

  const sendCode = () =>
    attempt('code', async () => {
      const result = await requestStaffCode(client, { body: { email } });
      if (!result.ok) return result.failure.message;
      setRequested({ attempt: result.value.attempt, code: '', secondCode: '' });
      return null;
    });

  const enterCodes = ({ attempt: id, code, secondCode }: Requested) =>
    attempt('code', async () => {
      const second = secondCode.trim();
      const body = { email, attempt: id, code, ...(second === '' ? {} : { secondCode: second }) };
      const result = await signInWithCode(client, { body });
      return result.ok ? result.value : result.failure.message;
    });

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
      isSecondCodeOptional: email.toLowerCase().endsWith(SAMPLE_DOMAIN),
      isPending: pending === 'code',
      onCodeChange: (code) => setRequested({ ...requested, code }),
      onSecondCodeChange: (secondCode) => setRequested({ ...requested, secondCode }),
      onSubmit: () => void enterCodes(requested),
      onBack: () => {
        setFailure(null);
        setRequested(null);
      },
    },
  };
}
