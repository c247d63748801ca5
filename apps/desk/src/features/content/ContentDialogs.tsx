import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  chooseRelease,
  discardContentDraft,
  scheduleContent,
  scheduleHiding,
} from '@parlour/contract/staff';
import { contentIssues } from '@parlour/core/content';
import { ConfirmDialog } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { codesNotice } from './codesNotice.ts';
import type { ContentTask } from './ContentEditorView.tsx';
import { contentListPath } from './contentPaths.ts';
import { HideDialog } from './HideDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { contentItemKey, contentListKey } from './queries.ts';
import { ReleaseChoiceDialog } from './ReleaseChoiceDialog.tsx';
import { releasesKey } from './releaseQueries.ts';
import { ScheduleDialogView, useSchedule } from './ScheduleDialogView.tsx';
import type { ContentDialogProps } from './useItemDraft.ts';
import { WordsField } from './WordsField.tsx';

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

/** Sets when a draft goes live, or takes that back (`desk/content-17`). */
function ScheduleDialog({ kind, title, draft, timeZone, now, onClose }: ContentDialogProps) {
  const client = useClient();
  const { edited, stage } = draft;
  const { shown } = useSchedule({
    given: edited.detail.draft?.publishAt ?? null,
    timeZone,
    now,
    send: (publishAt, idempotencyKey) => {
      const params = { kind, id: edited.detail.id };
      const body = { version: edited.seen.version, publishAt };
      return send(client, scheduleContent, { params, body }, { idempotencyKey });
    },
    onDone: (detail) => {
      draft.take(detail);
      onClose();
    },
  });
  const isIncomplete = contentIssues(kind, edited.body).length > 0;
  return (
    <ScheduleDialogView
      {...shown}
      heading={`Schedule “${title}”`}
      label="Goes live"
      notice={
        isIncomplete
          ? 'Something is still to be mended. It stays a draft then, and says why.'
          : null
      }
      maySubmit={shown.maySubmit && (stage === 'saved' || stage === 'clean')}
      onClose={onClose}
    />
  );
}

/** Sets when an item is hidden by itself, or takes that back (`desk/content-23`). */
function HidingTimeDialog({ kind, title, draft, timeZone, now, onClose }: ContentDialogProps) {
  const client = useClient();
  const { id, published, hiding, holders } = draft.edited.detail;
  const [words, setWords] = useState(hiding?.wordsToHolders ?? '');
  const { renew, shown } = useSchedule({
    given: hiding?.hideAt ?? null,
    timeZone,
    now,
    send: (hideAt, idempotencyKey) => {
      const wordsToHolders = kind === 'event' ? words.trim() || null : null;
      const body = { version: published?.version ?? 0, hideAt, wordsToHolders };
      return send(client, scheduleHiding, { params: { kind, id }, body }, { idempotencyKey });
    },
    onDone: (detail) => {
      draft.take(detail);
      onClose();
    },
  });
  return (
    <ScheduleDialogView
      {...shown}
      heading={`Hide “${title}” at a time`}
      label="Is hidden"
      notice={codesNotice(kind, holders)}
      onClose={onClose}
    >
      {kind === 'event' && holders > 0 ? (
        <WordsField
          holders={holders}
          words={words}
          consequence="They are told then that it was canceled, where it is still to come."
          onWords={(typed) => {
            renew();
            setWords(typed);
          }}
        />
      ) : null}
    </ScheduleDialogView>
  );
}

/** Puts a draft into a release, or takes it out (`desk/content-24`). */
function DraftReleaseDialog({ kind, title, draft, onClose }: ContentDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { detail } = draft.edited;
  return (
    <ReleaseChoiceDialog
      title={`Release of “${title}”`}
      submitLabel="Save Release"
      current={detail.draft?.release?.id ?? null}
      mayLeave
      choose={async (releaseId, idempotencyKey) => {
        const params = { kind, id: detail.id };
        const result = await send(
          client,
          chooseRelease,
          { params, body: { releaseId } },
          { idempotencyKey },
        );
        void cache.invalidateQueries({ queryKey: releasesKey });
        if (result.ok) draft.take(result.value);
        return result;
      }}
      onClose={onClose}
    />
  );
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
