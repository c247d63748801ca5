import type { PageData } from '@parlour/app/data';
import type { Webhook } from '@parlour/contract/staff';
import { formatEntryTime, href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { Badge, type DataTableColumns, EmptyState, Text } from '@parlour/ui';
import { ListPage } from '../../app/ListPage.tsx';
import { webhookStateOf } from './webhookState.ts';

export type WebhooksViewProps = {
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

/** The webhooks, each with how it goes (`DKWH1`). */
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
