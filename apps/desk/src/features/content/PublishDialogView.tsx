import type { ContentKind } from '@parlour/contract/staff';
import type { ContentDraft, ContentNames } from '@parlour/core/content';
import { InlineAlert, Text } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { type ToldHolders, WordsField } from './WordsField.tsx';

export type PublishDialogViewProps = Pick<CallDialogProps, 'isFilled'> & {
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
  /** Whether it is being saved or published. */
  isPending: boolean;
  /** Publishes. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks whether to publish, with what changes for members (`DKO12`). */
export function PublishDialogView(props: PublishDialogViewProps) {
  const { kind, title, isFirst, before, after, names, told, releaseTitle, ...dialog } = props;
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
