import { type PageData, PageDataView } from '@parlour/app/data';
import type { Webhook } from '@parlour/contract/staff';
import { formatEntryTime, href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Skeleton,
  Stack,
  Text,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
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

/** A tuple, because the first column names the row. */
type Columns = readonly [DataTableColumn<Webhook>, ...DataTableColumn<Webhook>[]];

const columnsOf = ({ now, timeZone }: Pick<WebhooksViewProps, 'now' | 'timeZone'>): Columns => [
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
  const { page, onAdd } = props;
  return (
    <Stack gap={5}>
      <DeskHeading
        title="Webhooks"
        actions={
          <Button size="small" onClick={onAdd}>
            Add a Webhook
          </Button>
        }
      />
      <Text tone="muted">
        A webhook tells another system of the club what happens here. It is told ids and states,
        never messages, documents or cards.
      </Text>
      <PageDataView
        page={page}
        loadingLabel="Loading webhooks"
        skeleton={<Skeleton shape="wide" />}
      >
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState
              title="There is no webhook yet."
              text="Add one with the URL where another system of the club listens."
            />
          ) : (
            <DataTable
              caption="Webhooks"
              rows={webhooks}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => href(deskRoutes.webhook, { webhookId: id })}
              columns={columnsOf(props)}
            />
          )
        }
      </PageDataView>
    </Stack>
  );
}
