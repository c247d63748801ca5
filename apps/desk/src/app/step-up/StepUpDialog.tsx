import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { requestStaffCode, startStepUp, type StepUp, stepUp } from '@parlour/contract/staff';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { useMe } from '../session/useMe.ts';
import { useOneCall } from '../useOneCall.ts';
import { StepUpDialogView } from './StepUpDialogView.tsx';

export type StepUpDialogProps = {
  /** Called when it is proved. */
  onProved: () => void;
  /** Called when it is not. */
  onCancel: () => void;
};

/** Binds the dialog where the person who is signed in proves it again (`DKF9`). */
export function StepUpDialog({ onProved, onCancel }: StepUpDialogProps) {
  const client = useClient();
  const { loadPasskeys } = useServices();
  const me = useMe();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState<string | null>(null);
  const { pending, failure, run } = useOneCall<'passkey' | 'code'>();
  if (me === undefined) return null;

  const proveByPasskey = async () => {
    const result = await run('passkey', async () => {
      const options = await send(client, startStepUp, {});
      if (!options.ok) return options;
      const proof = await (await loadPasskeys()).use(options.value);
      return proof.ok ? send(client, stepUp, { body: { passkey: proof.value } }) : proof;
    });
    if (result.ok) onProved();
  };

  const sendCode = async () => {
    const body = { email: me.email };
    const result = await run('code', () => send(client, requestStaffCode, { body }));
    if (result.ok) setAttempt(result.value.attempt);
  };

  const enterCode = async () => {
    const body: StepUp =
      attempt === null
        ? { secondCode: code.trim() }
        : { emailedCode: { email: me.email, attempt, code: code.trim() } };
    const result = await run('code', () => send(client, stepUp, { body }));
    if (result.ok) onProved();
  };

  return (
    <StepUpDialogView
      isSample={me.isSample}
      isCodeSent={attempt !== null}
      code={code}
      pending={pending}
      failure={failure}
      onPasskey={() => void proveByPasskey()}
      onSendCode={() => void sendCode()}
      onCodeChange={setCode}
      onSubmit={() => void enterCode()}
      onCancel={onCancel}
    />
  );
}
