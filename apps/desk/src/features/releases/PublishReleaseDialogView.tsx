import type { ReleaseDraft } from '@parlour/contract/staff';
import { Text } from '@parlour/ui';
import { CallDialog } from '../../app/CallDialog.tsx';
import { itemsInWords } from './releaseCopy.ts';
import { WordsFields } from './WordsFields.tsx';

export type PublishReleaseDialogViewProps = {
  /** What the release is called. */
  title: string;
  /** Its drafts. */
  drafts: readonly ReleaseDraft[];
  /** What those who are registered are told besides, by the id of the event. */
  words: Readonly<Record<string, string>>;
  /** Whether it is being published. */
  isPending: boolean;
  /** Why it was not published. */
  failure: string | null;
  /** Receives the typed words for an event. */
  onWords: (id: string, words: string) => void;
  /** Publishes. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks whether to publish a release, with those that it concerns (`DKRL4`). */
export function PublishReleaseDialogView(props: PublishReleaseDialogViewProps) {
  const { title, drafts, words, onWords, ...dialog } = props;
  return (
    <CallDialog
      {...dialog}
      title={`Publish “${title}”`}
      submitLabel="Publish All"
      pendingLabel="Publishing..."
      maySubmit
    >
      <Text>Members see {itemsInWords(drafts.length)} at once, or none where one is refused.</Text>
      <WordsFields
        items={drafts}
        words={words}
        outcomeOf={(draft) => `${draft.title} has another time or place.`}
        onWords={onWords}
      />
    </CallDialog>
  );
}
