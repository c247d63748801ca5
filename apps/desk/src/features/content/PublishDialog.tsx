import type { ContentKind } from '@parlour/contract/staff';
import {
  concernsHolders,
  contentQuestion,
  type ContentDraft,
  type ContentNames,
  toContentDraft,
} from '@parlour/core/content';
import { InlineAlert, Text } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { CallDialog, type CallViewProps } from '../../app/CallDialog.tsx';
import { useTyped } from '../../app/storedForms.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { ContentDialogProps } from './useItemDraft.ts';
import { type ToldHolders, WordsField } from './WordsField.tsx';

/** Shows what a publication changes, and publishes (`desk/content-12`). It closes once the server has decided. */
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

export type PublishDialogViewProps = Omit<CallViewProps, 'failure'> & {
  /** The kind of content. */
  kind: ContentKind;
  /** What the item is called. */
  title: string;
  /** Whether it was never published. */
  isFirst: boolean;
  /** What members see now. */
  before: ContentDraft;
  /** What they will see. */
  after: ContentDraft;
  /** The names of what the documents refer to. */
  names: ContentNames;
  /** Who is told of the change; null for nobody. */
  told: ToldHolders | null;
  /** The release that it would leave; null for none. */
  releaseTitle: string | null;
};

/** Asks whether to publish, with what changes for members (`desk/content-12`). */
export function PublishDialogView(props: PublishDialogViewProps) {
  const { kind, title, isFirst, before, after, names, told, releaseTitle, ...dialog } = props;
  const question = contentQuestion(kind, after);
  return (
    <CallDialog
      {...dialog}
      title={`Publish “${title}”`}
      submitLabel="Publish Now"
      pendingLabel="Publishing..."
      maySubmit
      failure={null}
    >
      {releaseTitle === null ? null : (
        <InlineAlert>
          It is in the release “{releaseTitle}”. It goes live alone then, and the others wait.
        </InlineAlert>
      )}
      {question === null ? null : <InlineAlert>{question}</InlineAlert>}
      {told === null ? null : (
        <WordsField {...told} consequence="They get the new calendar file." />
      )}
      {isFirst ? (
        <Text>Members see it at once. It can be hidden again, and each version stays.</Text>
      ) : (
        <DifferenceList
          kind={kind}
          beforeLabel="Members see now"
          afterLabel="They will see"
          before={before}
          after={after}
          names={names}
        />
      )}
    </CallDialog>
  );
}
