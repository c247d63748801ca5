import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { type ContentKind, discardContentDraft } from '@parlour/contract/staff';
import type { ContentNames } from '@parlour/core/content';
import { ConfirmDialog } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import type { StoredForm } from '../../app/storedForms.ts';
import { contentListPath } from './contentPaths.ts';
import { DraftReleaseDialog } from './DraftReleaseDialog.tsx';
import { HideDialog } from './HideDialog.tsx';
import { HidingTimeDialog } from './HidingTimeDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { contentItemKey, contentListKey } from './queries.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { ItemDraft } from './useItemDraft.ts';

/** What a dialog of the editor is about. */
export type ContentTask =
  | 'publish'
  | 'schedule'
  | 'release'
  | 'hide'
  | 'hiding'
  | 'history'
  | 'discard';

/** What all dialogs of the editor get. */
export type ContentDialogProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** What the item is called. */
  title: string;
  /** The draft of the item. */
  draft: ItemDraft;
  /** The names of what the documents refer to. */
  names: ContentNames;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** The current time. */
  now: Date;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

type ContentDialogsProps = ContentDialogProps & {
  /** What is to be done. */
  task: ContentTask;
};

/** The dialog of one task. Loaded once something is to be done. */
export function ContentDialogs({ task, ...dialog }: ContentDialogsProps) {
  switch (task) {
    case 'publish':
      return <PublishDialog {...dialog} />;
    case 'schedule':
      return <ScheduleDialog {...dialog} />;
    case 'release':
      return <DraftReleaseDialog {...dialog} />;
    case 'hide':
      return <HideDialog {...dialog} />;
    case 'hiding':
      return <HidingTimeDialog {...dialog} />;
    case 'history':
      return <HistoryDialog {...dialog} />;
    case 'discard':
      return <DiscardDialog {...dialog} />;
  }
}

/** Deletes a draft after a question. */
function DiscardDialog({ kind, title, draft, onClose }: ContentDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pending, failure, run } = useOneKeyedCall<'discard'>();
  const { detail } = draft.edited;
  const discard = async () => {
    const params = { kind, id: detail.id };
    const result = await run('discard', (idempotencyKey) =>
      send(client, discardContentDraft, { params }, { idempotencyKey }),
    );
    if (!result.ok) return;
    void cache.invalidateQueries({ queryKey: contentListKey(kind) });
    onClose();
    if (detail.published !== null) return draft.take({ ...detail, draft: null });
    // Nothing is left of an item that was never published.
    cache.removeQueries({ queryKey: contentItemKey(kind, detail.id) });
    void navigate(contentListPath(kind));
  };
  return (
    <ConfirmDialog
      open
      title={`Discard the draft of “${title}”?`}
      text={
        detail.published === null
          ? 'It was never published, so nothing of it is left.'
          : 'What members see stays as it is.'
      }
      confirmLabel="Discard Draft"
      pendingLabel="Discarding..."
      isPending={pending !== null}
      {...(failure === null ? {} : { error: failure })}
      onConfirm={() => void discard()}
      onCancel={onClose}
    />
  );
}
