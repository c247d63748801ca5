import type { ContentStage } from '@parlour/app/content';
import { Button, Stack, Text } from '@parlour/ui';
import type { ContentEditorViewProps } from './ContentEditorView.tsx';
import { StateBadges } from './StateBadges.tsx';

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
export function EditorState({ stage, edited, timeZone, onSave }: Props) {
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
