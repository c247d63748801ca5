import type { ReleaseDetail, ReleaseDraft, ReleaseIssue } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumns,
  EmptyState,
  InlineAlert,
  Menu,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { contentPath } from '../content/contentPaths.ts';
import { PublishedItems } from './PublishedItems.tsx';
import { releaseState } from './releaseCopy.ts';

/** What a dialog of a release is about. */
export type ReleaseTask = 'publish' | 'schedule' | 'rename' | 'delete' | 'take-back';

export type ReleaseDetailViewProps = {
  /** The release with its drafts and issues. */
  detail: ReleaseDetail;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Whether the viewer may change and publish it. */
  mayPublish: boolean;
  /** The id of the item whose draft is being taken out; null for none. */
  removing: string | null;
  /** Why the last draft was not taken out; null where it was. */
  failure: string | null;
  /** Begins something that a dialog asks for. */
  onTask: (task: ReleaseTask) => void;
  /** Takes a draft out. */
  onRemove: (draft: ReleaseDraft) => void;
};

const columnsOf = (props: ReleaseDetailViewProps): DataTableColumns<ReleaseDraft> => [
  { name: 'title', label: 'Name', cell: ({ title }) => title },
  { name: 'kind', label: 'Kind', cell: ({ kind }) => contentNames[kind].many },
  {
    name: 'state',
    label: 'State',
    cell: ({ kind, id, isNew }) => {
      const isBad = props.detail.issues.some((issue) => issue.kind === kind && issue.id === id);
      return (
        <Stack direction="row" gap={2}>
          <Badge tone="accent">{isNew ? 'New' : 'Changed'}</Badge>
          {isBad ? <Badge tone="critical">To be mended</Badge> : null}
        </Stack>
      );
    },
  },
  { name: 'by', label: 'By', isHiddenOnPhone: true, cell: ({ updatedBy }) => updatedBy },
  ...(props.mayPublish
    ? [
        {
          name: 'actions',
          label: 'Actions',
          isNarrow: true,
          cell: (draft: ReleaseDraft) => (
            <Button
              variant="secondary"
              size="small"
              disabled={props.removing !== null && props.removing !== draft.id}
              isPending={props.removing === draft.id}
              pendingLabel="Taking out..."
              onClick={() => props.onRemove(draft)}
            >
              Take Out <VisuallyHidden>{draft.title}</VisuallyHidden>
            </Button>
          ),
        },
      ]
    : []),
];

/** What is in a release, what keeps it from being published, and what can be done with it (`desk/releases-3`, `desk/releases-6`, `desk/releases-7`). */
export function ReleaseDetailView(props: ReleaseDetailViewProps) {
  const { detail, timeZone, mayPublish, failure, onTask } = props;
  const isPublished = detail.publishedAt !== null;
  const { label, tone } = releaseState(detail, timeZone);
  return (
    <Stack gap={5}>
      <DeskHeading
        title={detail.title}
        actions={mayPublish ? <ReleaseActions detail={detail} onTask={onTask} /> : null}
      />
      <Stack direction="row">
        <Badge tone={tone}>{label}</Badge>
      </Stack>
      {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
      {detail.issue === null ? null : (
        <InlineAlert tone="critical">It could not go live. {detail.issue}</InlineAlert>
      )}
      {isPublished ? (
        <PublishedItems detail={detail} />
      ) : (
        <>
          <ReleaseIssueList issues={detail.issues} />
          {detail.drafts.length === 0 ? (
            <EmptyState
              title="There are no drafts in it yet."
              text="They are added in their editor or in their list."
            />
          ) : (
            <DataTable
              caption="Drafts"
              rows={detail.drafts}
              keyOf={({ kind, id }) => `${kind}:${id}`}
              hrefOf={({ kind, id }) => contentPath(kind, id)}
              columns={columnsOf(props)}
            />
          )}
        </>
      )}
    </Stack>
  );
}

/** What can be done with a release, beside its title. */
function ReleaseActions({ detail, onTask }: Pick<ReleaseDetailViewProps, 'detail' | 'onTask'>) {
  if (detail.publishedAt !== null) {
    const mayTakeBack =
      detail.revertedAt === null && detail.published.every(({ isChanged }) => !isChanged);
    if (!mayTakeBack) return null;
    return (
      <Button variant="secondary" size="small" onClick={() => onTask('take-back')}>
        Take Back
      </Button>
    );
  }
  const isEmpty = detail.drafts.length === 0;
  const more = [
    {
      id: 'schedule',
      label: detail.publishAt === null ? 'Schedule' : 'Change Schedule',
      disabled: isEmpty,
    },
    { id: 'rename', label: 'Rename', disabled: false },
    { id: 'delete', label: 'Delete Release', disabled: false },
  ] as const;
  return (
    <Stack direction="row" gap={3}>
      <Menu
        label="More"
        items={more.map((item) => ({ ...item, onSelect: () => onTask(item.id) }))}
      />
      <Button
        size="small"
        disabled={isEmpty || detail.issues.length > 0}
        onClick={() => onTask('publish')}
      >
        Publish All
      </Button>
    </Stack>
  );
}

type ReleaseIssueListProps = {
  /** What keeps a release from being published. */
  issues: readonly ReleaseIssue[];
};

/** What keeps a release from being published, each with its item, whose editor says it at the field (`desk/releases-3`). */
function ReleaseIssueList({ issues }: ReleaseIssueListProps) {
  if (issues.length === 0) return null;
  return (
    <InlineAlert tone="critical">
      <p>It can be published once this is mended:</p>
      <ul>
        {issues.map(({ kind, id, title, field, message }) => (
          <li key={`${kind}:${id} ${field ?? ''} ${message}`}>
            <TextLink href={contentPath(kind, id)}>{title}</TextLink>: {message}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}
