import { type PageData, PageDataView } from '@parlour/app/data';
import type { OperationCheck } from '@parlour/contract/staff';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  InlineAlert,
  SectionHeading,
  Skeleton,
  Stack,
} from '@parlour/ui';
import { type ComponentProps, useId } from 'react';

export type OperationViewProps = {
  /** Whether it is a step of the first run, whose title and buttons say what it is about and save it. */
  isStep?: boolean | undefined;
  /** What was checked. */
  page: PageData<readonly OperationCheck[]>;
  /** Whether the test email is being sent. */
  isSending: boolean;
  /** What is said once the test email was sent. Null before. */
  sent: string | null;
  /** Why the test email was not sent. */
  failure: string | null;
  /** Sends the test email. */
  onSend: () => void;
};

const names: Readonly<Record<string, string>> = {
  mail: 'Emails',
  address: 'Public address',
  encryption: 'Encryption',
  certificate: 'Certificate',
  storage: 'Files',
  database: 'Database',
  'card key': 'Card key',
  backup: 'Backup',
  disk: 'Disk',
  clock: 'Clock',
};

const states: Readonly<
  Record<string, readonly [label: string, tone: ComponentProps<typeof Badge>['tone']]>
> = {
  works: ['Works', 'positive'],
  attention: ['Needs attention', 'accent'],
  incomplete: ['Not for a club yet', 'accent'],
  failed: ['Does not work', 'critical'],
  unknown: ['Not known', 'neutral'],
};

function StateBadge({ state }: { state: string }) {
  const [label, tone] = states[state] ?? [state, 'neutral' as const];
  return <Badge tone={tone}>{label}</Badge>;
}

const columns: readonly [
  DataTableColumn<OperationCheck>,
  ...(readonly DataTableColumn<OperationCheck>[]),
] = [
  { name: 'name', label: 'What', cell: ({ name }) => names[name] ?? name },
  {
    name: 'state',
    label: 'State',
    isNarrow: true,
    cell: ({ state }) => <StateBadge state={state} />,
  },
  { name: 'message', label: 'What to do', cell: ({ message }) => message },
];

/** What only the operator can set, whether it works, and a test email (`desk/settings-6`). */
export function OperationView(props: OperationViewProps) {
  const { page, isSending, sent, failure, isStep = false, onSend } = props;
  const id = useId();
  return (
    <section aria-labelledby={isStep ? undefined : id}>
      <Stack gap={5}>
        {isStep ? null : (
          <SectionHeading size="small" id={id} title="What only the operator can set" />
        )}
        <PageDataView
          page={page}
          loadingLabel="Checking the server"
          skeleton={<Skeleton shape="wide" />}
        >
          {(checks) => (
            <DataTable
              caption="Checks of the server"
              rows={checks}
              keyOf={({ name }) => name}
              columns={columns}
            />
          )}
        </PageDataView>
        {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
        <Stack direction="row" align="start">
          <Button
            variant="secondary"
            isPending={isSending}
            pendingLabel="Sending..."
            onClick={onSend}
          >
            Send a Test Email to Me
          </Button>
        </Stack>
        <p role="status">{sent}</p>
      </Stack>
    </section>
  );
}
