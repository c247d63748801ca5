import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { sendTestEmail } from '@parlour/client/staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { OperationView } from './OperationView.tsx';
import { operationQuery } from './queries.ts';

/** Binds the checks of the server, and the test email (`DKG6`). */
export function Operation() {
  const client = useClient();
  const me = useMe();
  const checks = useQuery(operationQuery(client));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { pending, failure, run, renew } = useOneKeyedCall<'send'>();

  const send = async () => {
    setSentTo(null);
    renew();
    const result = await run('send', (idempotencyKey) =>
      sendTestEmail(client, {}, { idempotencyKey }),
    );
    if (result.ok) setSentTo(me?.email ?? '');
  };

  return (
    <OperationView
      page={pageData(checks)}
      isSending={pending !== null}
      sentTo={sentTo}
      failure={failure}
      onSend={() => void send()}
    />
  );
}
