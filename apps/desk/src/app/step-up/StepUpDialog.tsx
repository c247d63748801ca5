import { useClient } from '@parlour/app/data-layout';
import { requestStaffCode, startStepUp, stepUp } from '@parlour/client/staff';
import type { StepUp } from '@parlour/contract/staff';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { useMe } from '../session/useMe.ts';
import { StepUpDialogView } from './StepUpDialogView.tsx';

type StepUpDialogProps = {
  onProved: () => void;
  onCancel: () => void;
};

/** Binds the dialog where the person who is signed in proves it again (`DKF9`). */
export function StepUpDialog({ onProved, onCancel }: StepUpDialogProps) {
  const client = useClient();
  const { loadPasskeys } = useServices();
  const me = useMe();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState<string | null>(null);
  const [pending, setPending] = useState<'passkey' | 'code' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (me === undefined) return null;

  const run = async (kind: 'passkey' | 'code', action: () => Promise<string | null>) => {
    setPending(kind);
    setFailure(null);
    setFailure(await action());
    setPending(null);
  };

  const prove = async (body: StepUp): Promise<string | null> => {
    const result = await stepUp(client, { body });
    if (!result.ok) return result.failure.message;
    onProved();
    return null;
  };

  const proveByPasskey = () =>
    run('passkey', async () => {
      const options = await startStepUp(client, {});
      if (!options.ok) return options.failure.message;
      const proof = await (await loadPasskeys()).use(options.value);
      return proof.ok ? prove({ passkey: proof.value }) : proof.failure;
    });

  const sendCode = () =>
    run('code', async () => {
      const result = await requestStaffCode(client, { body: { email: me.email } });
      if (result.ok) setAttempt(result.value.attempt);
      return result.ok ? null : result.failure.message;
    });

  const enterCode = () =>
    run('code', () =>
      attempt === null
        ? prove({ secondCode: code.trim() })
        : prove({ emailedCode: { email: me.email, attempt, code: code.trim() } }),
    );

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
