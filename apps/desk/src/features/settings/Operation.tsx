import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { send as sendCall } from '@parlour/client';
import { sendTestEmail } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { OperationView, type OperationViewProps } from './OperationView.tsx';
import { operationQuery } from './queries.ts';

/** Binds the checks of the server, and the test email (`desk/settings-6`). */
export function Operation({ isStep }: Pick<OperationViewProps, 'isStep'>) {
  const client = useClient();
  const me = useMe();
  const checks = useQuery(operationQuery(client));
  const [sent, setSent] = useState<string | null>(null);
  const isMailSetUp = checks.data?.every(
    ({ name, state }) => name !== 'mail' || state !== 'incomplete',
  );
  const { pending, failure, run, renew } = useOneKeyedCall<'send'>();

  const send = async () => {
    setSent(null);
    renew();
    const result = await run('send', (idempotencyKey) =>
      sendCall(client, sendTestEmail, {}, { idempotencyKey }),
    );
    if (!result.ok) return;
    setSent(
      isMailSetUp
        ? `Sent to ${me?.email ?? 'you'}. It should arrive within a minute.`
        : 'It became a file on the server, since no mail server is set up.',
    );
  };

  return (
    <OperationView
      isStep={isStep}
      page={pageData(checks)}
      isSending={pending !== null}
      sent={sent}
      failure={failure}
      onSend={() => void send()}
    />
  );
}
