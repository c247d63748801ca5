import type { WebhookDelivery } from '@parlour/contract/staff';
import { formatEntryTime } from '@parlour/core';
import { Badge, Button, DataTable, type DataTableColumns, VisuallyHidden } from '@parlour/ui';
import * as styles from './DeliveryTable.css.ts';
import { eventInWords } from './eventInWords.ts';
import { deliveryStateOf } from './webhookState.ts';

export type DeliveryTableProps = {
  /** The messages, the newest first. */
  deliveries: readonly WebhookDelivery[];
  /** The present time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** The message that is being sent again, or `test`. Null for nothing. */
  pending: string | null;
  /** Whether messages can be sent again. */
  mayResend: boolean;
  /** Sends a message again. */
  onSendAgain: (deliveryId: string) => void;
};

const columnsOf = (
  props: Omit<DeliveryTableProps, 'deliveries'>,
): DataTableColumns<WebhookDelivery> => {
  const { now, timeZone, pending, mayResend, onSendAgain } = props;
  return [
    {
      name: 'event',
      label: 'What',
      cell: ({ event, messageId }) => (
        <>
          {eventInWords(event)}
          <span className={styles.detail}>{messageId}</span>
        </>
      ),
    },
    {
      name: 'state',
      label: 'State',
      isNarrow: true,
      cell: (delivery) => {
        const { label, tone } = deliveryStateOf(delivery);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      name: 'created',
      label: 'When',
      cell: ({ createdAt }) => formatEntryTime(createdAt, now, timeZone),
    },
    { name: 'tries', label: 'Tries', cell: ({ tries }) => String(tries) },
    {
      name: 'due',
      label: 'Next try',
      cell: ({ dueAt }) => (dueAt === null ? '–' : formatEntryTime(dueAt, now, timeZone)),
    },
    { name: 'issue', label: 'Issue', cell: ({ lastIssue }) => lastIssue ?? '–' },
    {
      name: 'actions',
      label: 'Actions',
      isNarrow: true,
      cell: ({ id, createdAt }) =>
        mayResend ? (
          <Button
            variant="secondary"
            size="small"
            isPending={pending === id}
            pendingLabel="Sending..."
            onClick={() => onSendAgain(id)}
          >
            Send Again <VisuallyHidden>{formatEntryTime(createdAt, now, timeZone)}</VisuallyHidden>
          </Button>
        ) : (
          '–'
        ),
    },
  ];
};

/** The messages to a webhook with what has become of each (`desk/webhooks-5`). */
export function DeliveryTable({ deliveries, ...props }: DeliveryTableProps) {
  return (
    <DataTable
      caption="Messages"
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={columnsOf(props)}
    />
  );
}
