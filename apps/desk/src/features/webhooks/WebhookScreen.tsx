import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { send as sendCall } from '@parlour/client';
import { sendWebhookAgain, testWebhook } from '@parlour/contract/staff';
import type { CallFailure, Result } from '@parlour/contract';
import { deskRoutes } from '@parlour/core/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazyPart.tsx';
import { useTellSuccess } from '../../app/tellSuccess.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { webhookQuery, webhooksKey } from './queries.ts';
import type { WebhookTask } from './WebhookDialog.tsx';
import { WebhookView } from './WebhookView.tsx';

const WebhookDialog = lazyPart(() =>
  import('./WebhookDialog.tsx').then((dialog) => dialog.WebhookDialog),
);

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the page of one webhook to its log, and opens the dialogs that change it. */
export function WebhookScreen() {
  const { webhookId: id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const before = parameters.get('before') ?? '';
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const tellSuccess = useTellSuccess();
  const found = useQuery(webhookQuery(client, id, before));
  usePageTitle(found.data?.webhook.name ?? 'Webhook');
  const [task, setTask] = useState<WebhookTask | null>(null);
  const { pending, failure, run, renew } = useOneKeyedCall<string>();

  /** Makes a call of the log, and reads the log anew. */
  const send = async (
    name: string,
    call: (idempotencyKey: string) => Promise<Result<unknown, CallFailure>>,
    success: string,
  ) => {
    const result = await run(name, call);
    if (result.ok) {
      tellSuccess(success);
      // The same press once more is another test.
      renew();
    }
    void cache.invalidateQueries({ queryKey: webhooksKey });
  };
  return (
    <>
      <WebhookView
        page={sharedPageData(found)}
        isFirstPage={before === ''}
        now={useNow()}
        timeZone={timeZone}
        pending={pending}
        failure={failure}
        onTask={setTask}
        onTest={() =>
          void send(
            'test',
            (idempotencyKey) =>
              sendCall(client, testWebhook, { params: { id } }, { idempotencyKey }),
            'The test is on its way.',
          )
        }
        onSendAgain={(deliveryId) =>
          void send(
            deliveryId,
            (idempotencyKey) =>
              sendCall(
                client,
                sendWebhookAgain,
                { params: { id, deliveryId } },
                { idempotencyKey },
              ),
            'The message is on its way.',
          )
        }
        onRefresh={() => void found.refetch()}
        onGo={(mark) =>
          setParameters(mark === '' ? {} : { before: mark }, { preventScrollReset: true })
        }
      />
      {task === null ? null : (
        <WebhookDialog
          task={task}
          onClose={() => setTask(null)}
          onDeleted={() => void navigate(deskRoutes.webhooks.path)}
        />
      )}
    </>
  );
}
