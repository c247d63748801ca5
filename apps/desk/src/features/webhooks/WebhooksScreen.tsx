import { pageData, type PageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import type { Webhook } from '@parlour/contract/staff';
import { formatEntryTime, href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { Badge, type DataTableColumns, EmptyState, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/lazyPart.tsx';
import { ListPage } from '../../app/ListPage.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { webhooksQuery } from './queries.ts';
import { webhookStateOf } from './webhookState.ts';

const WebhookDialog = lazyPart(() =>
  import('./WebhookDialog.tsx').then((dialog) => dialog.WebhookDialog),
);

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the list of webhooks, and opens the dialog of a new one. */
export function WebhooksScreen() {
  usePageTitle('Webhooks');
  const page = pageData(useQuery(webhooksQuery(useClient())));
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <WebhooksView page={page} now={useNow()} timeZone={timeZone} onAdd={() => setAdding(true)} />
      {isAdding ? (
        <WebhookDialog task={{ action: 'add' }} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
}

type WebhooksViewProps = {
  /** All webhooks, by name. */
  page: PageData<readonly Webhook[]>;
  /** The present time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Opens the dialog of a new webhook. */
  onAdd: () => void;
};

const columnsOf = ({
  now,
  timeZone,
}: Pick<WebhooksViewProps, 'now' | 'timeZone'>): DataTableColumns<Webhook> => [
  { name: 'name', label: 'Name', cell: ({ name }) => name },
  {
    name: 'state',
    label: 'State',
    isNarrow: true,
    cell: (webhook) => {
      const { label, tone } = webhookStateOf(webhook);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { name: 'url', label: 'URL', cell: ({ url }) => url },
  { name: 'events', label: 'Events', cell: ({ events }) => String(events.length) },
  { name: 'waiting', label: 'Waiting', cell: ({ waiting }) => String(waiting) },
  {
    name: 'delivered',
    label: 'Last delivered',
    cell: ({ lastDeliveredAt }) =>
      lastDeliveredAt === null ? '–' : formatEntryTime(lastDeliveredAt, now, timeZone),
  },
];

/** The webhooks, each with how it goes (`desk/webhooks-1`). */
export function WebhooksView(props: WebhooksViewProps) {
  return (
    <ListPage
      title="Webhooks"
      action={{ label: 'Add a Webhook', onAction: props.onAdd }}
      intro={
        <Text tone="muted">
          A webhook tells another system of the club what happens here. It is told ids and states,
          never messages, documents or cards.
        </Text>
      }
      page={props.page}
      loadingLabel="Loading webhooks"
      caption="Webhooks"
      rowsOf={(webhooks) => webhooks}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => href(deskRoutes.webhook, { webhookId: id })}
      columns={columnsOf(props)}
      empty={
        <EmptyState
          title="There is no webhook yet."
          text="Add one with the URL where another system of the club listens."
        />
      }
    />
  );
}
