import type { PageData } from '@parlour/app/data';
import type { OpenSession } from '@parlour/contract';
import type { SignedInStaff } from '@parlour/contract/staff';
import { formatLastUse, fullName } from '@parlour/core';
import {
  Badge,
  Button,
  type DataTableColumns,
  DefinitionList,
  InlineAlert,
  SectionHeading,
  Stack,
  VisuallyHidden,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { FormColumn } from '../../app/FormColumn.tsx';
import { ListTable } from '../../app/ListPage.tsx';
import { rolesInWords } from '../../app/roleNames.ts';

export type AccountViewProps = {
  /** Who is signed in. */
  me: SignedInStaff;
  /** Their open sessions. */
  sessions: PageData<readonly OpenSession[]>;
  /** The viewer's day, `YYYY-MM-DD`. */
  today: string;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** The id of the session that is being ended. */
  ending: string | null;
  /** Why a session was not ended. */
  failure: string | null;
  /** The passkeys and codes. */
  keys: ReactNode;
  /** Of what one gets emails. Null for those who get none. */
  emails: ReactNode;
  /** Ends the session with this id. */
  onEnd: (id: string) => void;
};

const columnsOf = ({
  today,
  timeZone,
  ending,
  onEnd,
}: AccountViewProps): DataTableColumns<OpenSession> => [
  { name: 'device', label: 'Device', cell: ({ device }) => device },
  {
    name: 'lastUsed',
    label: 'Last used',
    cell: (session) => formatLastUse(session, today, timeZone),
  },
  {
    name: 'end',
    label: 'Session',
    cell: ({ id, device, isCurrent }) =>
      isCurrent ? (
        <Badge>This one</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          isPending={ending === id}
          pendingLabel="Ending..."
          onClick={() => onEnd(id)}
        >
          End <VisuallyHidden>{device}</VisuallyHidden>
        </Button>
      ),
  },
];

/** One's own name and roles, and the sessions to end (`desk/account-1`, `desk/account-2`). */
export function AccountView(props: AccountViewProps) {
  const { me, sessions, failure } = props;
  return (
    <FormColumn>
      <Stack gap={6}>
        <DeskHeading title="Your Account" />
        <DefinitionList
          items={[
            { label: 'Name', value: fullName(me) },
            { label: 'Email', value: me.email },
            { label: 'Roles', value: rolesInWords(me.roles) },
          ]}
        />
        {props.emails}
        {props.keys}
        <section>
          <Stack gap={4}>
            <SectionHeading size="small" title="Sessions" />
            {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
            <ListTable
              page={sessions}
              loadingLabel="Loading sessions"
              caption="Your sessions"
              rowsOf={(list) => list}
              keyOf={({ id }) => id}
              columns={columnsOf(props)}
            />
          </Stack>
        </section>
      </Stack>
    </FormColumn>
  );
}
