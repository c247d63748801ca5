import { concernsHolders, toContentDraft } from '@parlour/core/content';
import { useEffect, useState } from 'react';
import { useTyped } from '../../app/useTyped.ts';
import type { ContentDialogProps } from './ContentDialogs.tsx';
import { PublishDialogView } from './PublishDialogView.tsx';

/** Shows what a publication changes, and publishes (`DKO12`). It closes once the server has decided. */
export function PublishDialog({ kind, title, draft, names, form, onClose }: ContentDialogProps) {
  const { edited, stage, send } = draft;
  const { typed, isRestored, change } = useTyped(form, { words: '' });
  const { words } = typed;
  const [isAsked, setAsked] = useState(false);
  const { published, holders } = edited.detail;
  const before = toContentDraft(kind, published?.body);
  const isUnderWay = ['saving', 'stored', 'publishing'].includes(stage);
  const isDone = isAsked && !isUnderWay;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const areTold = holders > 0 && concernsHolders(kind, before, edited.body);
  const release = edited.detail.draft?.release ?? null;
  return (
    <PublishDialogView
      kind={kind}
      title={title}
      isFirst={published === null}
      before={before}
      after={edited.body}
      names={names}
      told={areTold ? { holders, words, onWords: (changed) => change({ words: changed }) } : null}
      isFilled={isRestored}
      releaseTitle={release?.title ?? null}
      isPending={isUnderWay}
      onSubmit={() => {
        send({
          type: 'publish.requested',
          wordsToHolders: areTold ? words.trim() || null : null,
          leavesRelease: release !== null,
        });
        setAsked(true);
      }}
      onClose={onClose}
    />
  );
}
