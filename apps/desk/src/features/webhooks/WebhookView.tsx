import { PageDataView, type SharedPageData } from '@parlour/app/data';
import type { DeliveryPage, Webhook } from '@parlour/contract/staff';
import { formatEntryTime } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import {
  Badge,
  Button,
  DefinitionList,
  EmptyState,
  InlineAlert,
  Menu,
  SectionHeading,
  Skeleton,
  Stack,
  TextLink,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { PageButtons } from '../../app/ListPage.tsx';
import { DeliveryTable, type DeliveryTableProps } from './DeliveryTable.tsx';
import { eventInWords } from './eventInWords.ts';
import type { WebhookTask } from './WebhookDialog.tsx';
import { webhookStateOf } from './webhookState.ts';

export type WebhookViewProps = Omit<DeliveryTableProps, 'deliveries' | 'mayResend'> & {
  /** The webhook with a page of its log. */
  page: SharedPageData<DeliveryPage>;
  /** Whether the page has the newest messages. */
  isFirstPage: boolean;
  /** Why the last call failed. Null if it did not. */
  failure: string | null;
  /** Begins what changes the webhook. */
  onTask: (task: WebhookTask) => void;
  /** Sends a test. */
  onTest: () => void;
  /** Reads the log anew. */
  onRefresh: () => void;
  /** Goes to the page before a message. An empty text is the first page. */
  onGo: (before: string) => void;
};

/** A webhook with how it goes, and the log of its messages (`desk/webhooks-4` to `desk/webhooks-6`). */
export function WebhookView(props: WebhookViewProps) {
  const { page, failure } = props;
  if (page.state === 'missing') {
    return (
      <Stack gap={5}>
        <DeskHeading title="Webhook" />
        <EmptyState title="There is no such webhook." text="It was deleted, or never was." />
        <TextLink href={deskRoutes.webhooks.path}>All webhooks</TextLink>
      </Stack>
    );
  }
  return (
    <PageDataView
      page={page}
      loadingLabel="Loading the webhook"
      skeleton={<Skeleton shape="wide" />}
    >
      {(loaded) => (
        <Stack gap={5}>
          <TextLink href={deskRoutes.webhooks.path}>All webhooks</TextLink>
          <DeskHeading
            title={loaded.webhook.name}
            actions={<Actions {...props} webhook={loaded.webhook} />}
          />
          {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
          <Health webhook={loaded.webhook} />
          <Facts {...props} webhook={loaded.webhook} />
          <Log {...props} {...loaded} />
        </Stack>
      )}
    </PageDataView>
  );
}

type OfWebhook = { webhook: Webhook };

function Actions({
  webhook,
  pending,
  onTask,
  onTest,
}: Pick<WebhookViewProps, 'pending' | 'onTask' | 'onTest'> & OfWebhook) {
  const begin = (action: 'change' | 'renewSecret' | 'delete') => () => onTask({ action, webhook });
  return (
    <Stack direction="row" gap={3}>
      <Button
        size="small"
        isPending={pending === 'test'}
        pendingLabel="Sending..."
        onClick={onTest}
      >
        Send Test
      </Button>
      <Menu
        label={`Change ${webhook.name}`}
        items={[
          { id: 'change', label: 'Change Webhook', onSelect: begin('change') },
          { id: 'renewSecret', label: 'Renew Secret', onSelect: begin('renewSecret') },
          { id: 'delete', label: 'Delete Webhook', onSelect: begin('delete') },
        ]}
      />
    </Stack>
  );
}

/** Says at once what is wrong (`desk/webhooks-4`). */
function Health({ webhook: { isActive, issue, givenUp, waiting } }: OfWebhook) {
  if (isActive && issue !== null) {
    const left =
      waiting === 1 ? 'One message waits to be tried again.' : `${waiting} messages wait.`;
    return (
      <InlineAlert tone="critical">
        The last message was not taken. {issue} {waiting === 0 ? '' : left}
      </InlineAlert>
    );
  }
  if (givenUp === 0) return null;
  return (
    <InlineAlert>
      {givenUp === 1 ? 'One message was given up' : `${givenUp} messages were given up`} after ten
      tries. You can send each again.
    </InlineAlert>
  );
}

function Facts({ webhook, now, timeZone }: Pick<WebhookViewProps, 'now' | 'timeZone'> & OfWebhook) {
  const { label, tone } = webhookStateOf(webhook);
  const timeOf = (at: string | null) => (at === null ? '–' : formatEntryTime(at, now, timeZone));
  const { formerSecretUntil } = webhook;
  return (
    <DefinitionList
      items={[
        { label: 'State', value: <Badge tone={tone}>{label}</Badge> },
        { label: 'URL', value: webhook.url },
        { label: 'Events', value: webhook.events.map(eventInWords).join(' ') },
        { label: 'Last delivered', value: timeOf(webhook.lastDeliveredAt) },
        ...(formerSecretUntil === null
          ? []
          : [
              {
                label: 'Also signed with the former secret until',
                value: timeOf(formerSecretUntil),
              },
            ]),
      ]}
    />
  );
}

function Log(props: WebhookViewProps & DeliveryPage) {
  const { webhook, deliveries, next, isFirstPage, onGo, onRefresh } = props;
  return (
    <section aria-labelledby="log">
      <Stack gap={4}>
        <SectionHeading size="small" id="log" title="Messages" />
        {deliveries.length === 0 ? (
          <EmptyState
            title="Nothing was sent yet."
            text="Send a test to see whether the other system listens."
          />
        ) : (
          <DeliveryTable {...props} mayResend={webhook.isActive} />
        )}
        <PageButtons
          firstLabel="Newest Messages"
          nextLabel="Older Messages"
          onFirst={isFirstPage ? null : () => onGo('')}
          onNext={next === null ? null : () => onGo(next)}
        >
          <Button variant="secondary" size="small" onClick={onRefresh}>
            Look Again
          </Button>
        </PageButtons>
      </Stack>
    </section>
  );
}
