import { type PageData, PageDataView } from '@parlour/app/data';
import type { StaffKeys } from '@parlour/contract/staff';
import { formatDateTime } from '@parlour/core';
import {
  Button,
  DataTable,
  type DataTableColumns,
  InlineAlert,
  SectionHeading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@parlour/ui';

/** A passkey of the list. */
export type Passkey = StaffKeys['passkeys'][number];

export type KeysViewProps = {
  /** The passkeys and codes with their state. */
  page: PageData<StaffKeys>;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** What is being added or prepared; null for nothing. */
  pending: 'passkey' | 'app' | null;
  /** Why the last attempt failed. */
  failure: string | null;
  /** Makes another passkey on this device. */
  onAddPasskey: () => void;
  /** Asks whether to remove a passkey. */
  onRemovePasskey: (passkey: Passkey) => void;
  /** Begins to set up an authenticator app. */
  onSetUpApp: () => void;
  /** Asks whether to replace the recovery codes. */
  onRenewCodes: () => void;
};

const columnsOf = ({ timeZone, onRemovePasskey }: KeysViewProps): DataTableColumns<Passkey> => [
  { name: 'name', label: 'Made with', cell: ({ name }) => name },
  {
    name: 'lastUsed',
    label: 'Last used',
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? 'Not yet' : formatDateTime(lastUsedAt, timeZone),
  },
  {
    name: 'remove',
    label: 'Passkey',
    isNarrow: true,
    cell: (passkey) => (
      <Button variant="secondary" size="small" onClick={() => onRemovePasskey(passkey)}>
        Remove <VisuallyHidden>{passkey.name}</VisuallyHidden>
      </Button>
    ),
  },
];

const codesLeft = (count: number) =>
  count === 1 ? 'One recovery code is left.' : `${count || 'No'} recovery codes are left.`;

/** One's own ways to sign in (`desk/account-3` to `desk/account-5`). */
export function KeysView(props: KeysViewProps) {
  const { page, pending, failure } = props;
  return (
    <section>
      <Stack gap={4}>
        <SectionHeading size="small" title="Ways to Sign In" />
        {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
        <PageDataView
          page={page}
          loadingLabel="Loading keys"
          skeleton={
            <Stack gap={4}>
              <Skeleton shape="title" width="half" />
              <Skeleton shape="title" />
              <Skeleton shape="title" />
            </Stack>
          }
        >
          {({ passkeys, hasTotp, recoveryCodesLeft }) => (
            <Stack gap={4}>
              {passkeys.length === 0 ? (
                <Text tone="muted">You have no passkey yet.</Text>
              ) : (
                <DataTable
                  caption="Your passkeys"
                  rows={passkeys}
                  keyOf={({ id }) => id}
                  columns={columnsOf(props)}
                />
              )}
              <Text>
                {hasTotp ? 'An authenticator app is set up. ' : 'No authenticator app is set up. '}
                {codesLeft(recoveryCodesLeft)}
              </Text>
              <Stack direction="row" gap={3}>
                <Button
                  size="small"
                  isPending={pending === 'passkey'}
                  pendingLabel="Waiting for Your Device..."
                  onClick={props.onAddPasskey}
                >
                  Add a Passkey
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  isPending={pending === 'app'}
                  pendingLabel="Preparing..."
                  onClick={props.onSetUpApp}
                >
                  {hasTotp ? 'Replace the App' : 'Set Up an App'}
                </Button>
                <Button variant="secondary" size="small" onClick={props.onRenewCodes}>
                  New Recovery Codes
                </Button>
              </Stack>
            </Stack>
          )}
        </PageDataView>
      </Stack>
    </section>
  );
}
