import type { ContentStage } from '@parlour/app/content';
import type { ContentKind } from '@parlour/contract/staff';
import {
  type ContentDraft,
  contentNames,
  type ContentNames,
  type EditedContent,
  fieldsOfContent,
} from '@parlour/core/content';
import {
  Button,
  InlineAlert,
  Menu,
  ReadOnlyFields,
  Snackbar,
  Stack,
  Text,
  TextLink,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { FormColumn } from '../../app/FormColumn.tsx';
import { ConflictSection } from './ConflictSection.tsx';
import { contentListPath } from './contentPaths.ts';
import { ContentFieldList } from './fields/ContentFieldList.tsx';
import type { FieldSurroundings } from './fields/controlProps.ts';
import { IssueList } from './IssueList.tsx';
import { PageLinks } from './PageLinks.tsx';
import { StateBadges } from './StateBadges.tsx';
import type { Preview } from './usePreview.ts';

/** What a dialog of the editor is about. */
export type ContentTask =
  | 'publish'
  | 'schedule'
  | 'release'
  | 'hide'
  | 'hiding'
  | 'history'
  | 'discard';

export type ContentEditorViewProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** What the item is called now. */
  title: string;
  /** How far the draft is. */
  stage: ContentStage;
  /** The draft, and what is known of it. */
  edited: EditedContent;
  /** What the fields share. */
  surroundings: FieldSurroundings;
  /** The names of what the documents refer to. */
  names: ContentNames;
  /** Whether the viewer may publish and hide. */
  mayPublish: boolean;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** The sentence about the colleagues who have the item open too; empty for none. */
  colleagues: string;
  /** Opens previews. */
  preview: Preview;
  /** Takes the last publication back. */
  undo: {
    isOffered: boolean;
    failure: string | null;
    onUndo: () => void;
    onExpire: () => void;
  };
  /** Receives the changed values. */
  onChange: (change: ContentDraft) => void;
  /** Saves at once. */
  onSave: () => void;
  /** Ends a conflict with what is typed here. */
  onKeepMine: () => void;
  /** Ends a conflict with what the other one saved. */
  onTakeTheirs: () => void;
  /** Begins something that a dialog asks for. */
  onTask: (task: ContentTask) => void;
  /** Opens a copy. */
  onDuplicate: () => void;
};

/** How long a publication can be undone by the note about it, in milliseconds. */
const UNDO_TIME = 12_000;

const previewChoices = [
  { label: 'As a member, in a tab', isMember: true, isPhone: false },
  { label: 'As a member, at phone width', isMember: true, isPhone: true },
  { label: 'As a visitor, in a tab', isMember: false, isPhone: false },
  { label: 'As a visitor, at phone width', isMember: false, isPhone: true },
] as const;

/** The form of one item, with what can be done with it (`desk/content-5` to `desk/content-16`). */
export function ContentEditorView(props: ContentEditorViewProps) {
  const { kind, title, stage, edited, surroundings, preview, undo } = props;
  const { body, issues, message } = edited;
  return (
    <Stack gap={5}>
      <TextLink href={contentListPath(kind)}>{contentNames[kind].many}</TextLink>
      <DeskHeading title={title} actions={<EditorActions {...props} />} />
      <EditorState {...props} />
      {props.colleagues === '' ? null : <InlineAlert>{props.colleagues}</InlineAlert>}
      {stage === 'conflict' && edited.theirs !== null ? (
        <ConflictSection
          kind={kind}
          mine={body}
          theirs={edited.theirs}
          names={props.names}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
        />
      ) : null}
      {message === null ? null : <InlineAlert tone="critical">{message}</InlineAlert>}
      {preview.failure === null ? null : (
        <InlineAlert tone="critical">{preview.failure}</InlineAlert>
      )}
      {preview.blockedUrl === null ? null : (
        <InlineAlert>
          The browser opened no window.{' '}
          <TextLink href={preview.blockedUrl} external>
            Open the preview
          </TextLink>
        </InlineAlert>
      )}
      {undo.failure === null ? null : <InlineAlert tone="critical">{undo.failure}</InlineAlert>}
      <IssueList issues={issues} />
      <FormColumn>
        <ReadOnlyFields when={stage === 'publishing'}>
          <ContentFieldList
            fields={fieldsOfContent(kind)}
            body={body}
            path=""
            surroundings={surroundings}
            onChange={props.onChange}
          />
        </ReadOnlyFields>
        <PageLinks slugs={edited.detail.slugs} />
      </FormColumn>
      <Snackbar
        open={undo.isOffered}
        text={`${edited.publishedVersion === 1 ? 'Published' : 'Published anew'}.`}
        action={{ label: 'Undo', onAction: undo.onUndo }}
        closeAfter={UNDO_TIME}
        onClose={undo.onExpire}
      />
    </Stack>
  );
}

/** What can be done with the item, beside its name. */
function EditorActions(props: ContentEditorViewProps) {
  const { stage, edited, mayPublish, preview, onTask, onDuplicate } = props;
  const { published, draft, hiding } = edited.detail;
  const isInRelease = (draft?.release ?? null) !== null;
  const hasDraft = draft !== null || stage === 'dirty' || stage === 'saving';
  const isHidden = (published?.hiddenAt ?? null) !== null;
  const isInConflict = stage === 'conflict' || stage === 'comparing';
  const more = [
    ...(mayPublish
      ? [
          {
            id: 'schedule',
            label: (draft?.publishAt ?? null) === null ? 'Schedule' : 'Change Schedule',
            disabled: !hasDraft || isInConflict || isInRelease,
            onSelect: () => onTask('schedule'),
          },
          {
            id: 'release',
            label: isInRelease ? 'Change Release' : 'Add to Release',
            disabled: draft === null || isInConflict,
            onSelect: () => onTask('release'),
          },
          {
            id: 'hide',
            label: isHidden ? 'Show to Members' : 'Hide from Members',
            disabled: published === null,
            onSelect: () => onTask('hide'),
          },
          {
            id: 'hiding',
            label: hiding === null ? 'Hide at a Time' : 'Change When It Is Hidden',
            disabled: isHidden || (published === null && draft === null),
            onSelect: () => onTask('hiding'),
          },
        ]
      : []),
    {
      id: 'history',
      label: 'History',
      disabled: published === null,
      onSelect: () => onTask('history'),
    },
    { id: 'duplicate', label: 'Duplicate', disabled: false, onSelect: onDuplicate },
    {
      id: 'discard',
      label: 'Discard Draft',
      disabled: draft === null,
      onSelect: () => onTask('discard'),
    },
  ];
  return (
    <Stack direction="row" gap={3}>
      <Menu
        label="Preview"
        disabled={draft === null}
        items={previewChoices.map(({ label, ...look }) => ({
          id: label,
          label,
          onSelect: () => preview.onOpen(look),
        }))}
      />
      <Menu label="More" items={more} />
      {mayPublish ? (
        <Button
          size="small"
          disabled={!hasDraft || isInConflict}
          isPending={stage === 'publishing'}
          pendingLabel="Publishing..."
          onClick={() => onTask('publish')}
        >
          Publish
        </Button>
      ) : null}
    </Stack>
  );
}

const words: Readonly<Record<ContentStage, string>> = {
  opening: '',
  clean: '',
  dirty: 'Not saved yet',
  saving: 'Saving...',
  stored: 'Saving...',
  saved: 'Draft saved',
  waiting: 'Not saved. It is tried again.',
  comparing: 'Comparing with what somebody else saved...',
  conflict: 'Not saved: somebody else changed it.',
  publishing: 'Publishing...',
  refused: '',
};

type Props = Pick<ContentEditorViewProps, 'stage' | 'edited' | 'timeZone' | 'onSave'>;

/** What members see of the item, what waits, and how far saving is. */
function EditorState({ stage, edited, timeZone, onSave }: Props) {
  const { published, draft, hiding } = edited.detail;
  const item = {
    version: published?.version ?? 0,
    isHidden: (published?.hiddenAt ?? null) !== null,
    hasDraft: draft !== null,
    publishAt: draft?.publishAt ?? null,
    issue: draft?.issue ?? null,
    ...(draft?.release ? { releaseTitle: draft.release.title } : {}),
    ...(hiding === null ? {} : { hideAt: hiding.hideAt }),
  };
  return (
    <Stack direction="row" gap={4}>
      <StateBadges item={item} timeZone={timeZone} />
      <div role="status">
        <Text size="small" tone="muted">
          {words[stage]}
        </Text>
      </div>
      {stage === 'dirty' || stage === 'waiting' ? (
        <Button variant="quiet" size="small" onClick={onSave}>
          Save Now
        </Button>
      ) : null}
    </Stack>
  );
}
