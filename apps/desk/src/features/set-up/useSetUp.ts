import { greetingName } from '@parlour/core';
import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import type { CallInput } from '@parlour/contract';
import {
  type ClaimedInvitation,
  claimInvitation,
  type KeySetUp,
  openInvitation,
  startSetUp,
} from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { useEffect, useState } from 'react';
import type { PersonDraft } from '../../app/personDraft.ts';
import { useServices } from '../../app/services.ts';
import { useBeginSession } from '../../app/session/useBeginSession.ts';
import { useOneCall } from '../../app/useOneCall.ts';
import type { SetUpStep } from './SetUpView.tsx';

/** How far the set-up has come. */
type Stage =
  | { readonly name: 'opening' }
  | { readonly name: 'invalid'; readonly message: string }
  | { readonly name: 'person' }
  | { readonly name: 'key' }
  | { readonly name: 'app'; readonly keys: KeySetUp; readonly code: string }
  | { readonly name: 'done'; readonly claimed: ClaimedInvitation };

const nobody: PersonDraft = { email: '', firstName: '', lastName: '' };

/** Runs the set-up of an account by the secret of its link. */
export function useSetUp(token: string): {
  readonly step: SetUpStep;
  readonly failure: string | null;
} {
  const client = useClient();
  const { loadPasskeys } = useServices();
  const beginSession = useBeginSession();
  const [stage, setStage] = useState<Stage>({ name: 'opening' });
  const [person, setPerson] = useState(nobody);
  /** Whether the person gives their own name and email, as the first administrator does. */
  const [isFirst, setFirst] = useState(false);
  const { pending, failure, run } = useOneCall<'passkey' | 'app'>();

  useEffect(() => {
    const opening = new AbortController();
    const open = async () => {
      const result = await send(
        client,
        openInvitation,
        { body: { token } },
        { signal: opening.signal },
      );
      if (opening.signal.aborted) return;
      if (!result.ok) return setStage({ name: 'invalid', message: result.failure.message });
      setFirst(result.value.person === null);
      setPerson(result.value.person ?? nobody);
      setStage(result.value.person === null ? { name: 'person' } : { name: 'key' });
    };
    void open();
    return () => opening.abort();
  }, [client, token]);

  const begun = { token, ...(isFirst ? { person } : {}) };

  const claim = (proof: Omit<CallInput<typeof claimInvitation>['body'], 'token'>) =>
    send(client, claimInvitation, { body: { ...begun, ...proof } });

  const makePasskey = async () => {
    const result = await run('passkey', async () => {
      const keys = await send(client, startSetUp, { body: begun });
      if (!keys.ok) return keys;
      const passkey = await (await loadPasskeys()).make(keys.value.passkey);
      return passkey.ok ? claim({ passkey: passkey.value }) : passkey;
    });
    if (result.ok) setStage({ name: 'done', claimed: result.value });
  };

  const prepareApp = async () => {
    const keys = await run('app', () => send(client, startSetUp, { body: begun }));
    if (keys.ok) setStage({ name: 'app', keys: keys.value, code: '' });
  };

  const setUpApp = async ({ sealedTotp }: KeySetUp, code: string) => {
    const result = await run('app', () => claim({ totp: { sealedTotp, code } }));
    if (result.ok) setStage({ name: 'done', claimed: result.value });
  };

  const stepOf = (): SetUpStep => {
    switch (stage.name) {
      case 'opening':
      case 'invalid':
        return stage;
      case 'person':
        return {
          name: 'person',
          person,
          onChange: (change) => setPerson({ ...person, ...change }),
          onSubmit: () => setStage({ name: 'key' }),
        };
      case 'key':
        return {
          name: 'key',
          firstName: greetingName(person),
          pending,
          onPasskey: () => void makePasskey(),
          onApp: () => void prepareApp(),
        };
      case 'app': {
        const { keys, code } = stage;
        return {
          name: 'app',
          uri: keys.totpUri,
          secret: keys.totpSecret,
          code,
          isPending: pending === 'app',
          onCodeChange: (typed) => setStage({ ...stage, code: typed }),
          onSubmit: () => void setUpApp(keys, code),
          onBack: () => setStage({ name: 'key' }),
        };
      }
      case 'done':
        return {
          name: 'done',
          recoveryCodes: stage.claimed.recoveryCodes,
          onContinue: () =>
            beginSession(stage.claimed.staff, isFirst ? deskRoutes.begin.path : undefined),
        };
    }
  };
  return { step: stepOf(), failure };
}
