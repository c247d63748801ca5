import { pageData, type PageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { ApiKey, ApiKeyState } from '@parlour/contract/staff';
import { formatDateTime } from '@parlour/core';
import {
  Badge,
  Button,
  type DataTableColumns,
  EmptyState,
  Text,
  VisuallyHidden,
} from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/lazyPart.tsx';
import { ListPage } from '../../app/ListPage.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import type { KeyTask } from './ApiKeyDialog.tsx';
import { permissionsInWords } from './permissionNames.ts';
import { apiKeysQuery } from './queries.ts';

const ApiKeyDialog = lazyPart(() =>
  import('./ApiKeyDialog.tsx').then((dialog) => dialog.ApiKeyDialog),
);

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the list of API keys, and opens the dialogs that change it. */
export function ApiKeysScreen() {
  usePageTitle('API Keys');
  const page = pageData(useQuery(apiKeysQuery(useClient())));
  const [task, setTask] = useState<KeyTask | null>(null);
  return (
    <>
      <ApiKeysView
        page={page}
        timeZone={timeZone}
        onCreate={() => setTask({ action: 'create' })}
        onRevoke={(apiKey) => setTask({ action: 'revoke', apiKey })}
      />
      {task === null ? null : (
        <ApiKeyDialog task={task} timeZone={timeZone} onClose={() => setTask(null)} />
      )}
    </>
  );
}

type ApiKeysViewProps = {
  /** All keys of the club, the valid ones first. */
  page: PageData<readonly ApiKey[]>;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Opens the dialog that creates a key. */
  onCreate: () => void;
  /** Asks whether to revoke a key. */
  onRevoke: (apiKey: ApiKey) => void;
};

const states = {
  active: { label: 'Active', tone: 'positive' },
  expired: { label: 'Expired', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
} as const satisfies Readonly<Record<ApiKeyState, object>>;
const isKnown = (state: string): state is ApiKeyState => Object.hasOwn(states, state);

/** What has become of a key. A state that only a newer server knows is shown as it is. */
function KeyStateBadge({ state }: Pick<ApiKey, 'state'>) {
  if (!isKnown(state)) return <Badge>{state}</Badge>;
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>;
}

const columnsOf = ({ timeZone, onRevoke }: ApiKeysViewProps): DataTableColumns<ApiKey> => [
  { name: 'name', label: 'Name', cell: ({ name }) => name },
  { name: 'hint', label: 'Key', isNarrow: true, cell: ({ hint }) => <code>…{hint}</code> },
  {
    name: 'permissions',
    label: 'May',
    isHiddenOnPhone: true,
    cell: ({ permissions }) => permissionsInWords(permissions),
  },
  {
    name: 'createdBy',
    label: 'Created by',
    isHiddenOnPhone: true,
    cell: ({ createdBy }) => createdBy.name,
  },
  {
    name: 'lastUsedAt',
    label: 'Last used',
    isHiddenOnPhone: true,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? 'Not yet' : formatDateTime(lastUsedAt, timeZone),
  },
  {
    name: 'expiresAt',
    label: 'Ends',
    isHiddenOnPhone: true,
    cell: ({ expiresAt }) => formatDateTime(expiresAt, timeZone),
  },
  {
    name: 'state',
    label: 'State',
    isNarrow: true,
    cell: ({ state }) => <KeyStateBadge state={state} />,
  },
  {
    name: 'actions',
    label: 'Actions',
    cell: (apiKey) =>
      apiKey.state === 'active' ? (
        <Button variant="secondary" size="small" onClick={() => onRevoke(apiKey)}>
          Revoke <VisuallyHidden>{apiKey.name}</VisuallyHidden>
        </Button>
      ) : (
        '–'
      ),
  },
];

/** The API keys of the club, with what each may do and what has become of it (`desk/api-keys-1`). */
export function ApiKeysView(props: ApiKeysViewProps) {
  return (
    <ListPage
      title="API Keys"
      action={{ label: 'Create a Key', onAction: props.onCreate }}
      intro={
        <Text tone="muted">
          Another system of the club makes calls with a key of its own. The{' '}
          <a href="/api/docs/desk">page of the calls</a> says which ones a key opens.
        </Text>
      }
      page={props.page}
      loadingLabel="Loading keys"
      caption="API keys"
      rowsOf={(keys) => keys}
      keyOf={({ id }) => id}
      columns={columnsOf(props)}
      empty={
        <EmptyState
          title="There are no API keys yet."
          text="Create one for each system, so that each can be revoked alone."
        />
      }
    />
  );
}
