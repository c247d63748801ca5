import type { ReleaseDraft } from '@parlour/contract/staff';
import { Stack, Text } from '@parlour/ui';
import { CallDialog } from '../../app/CallDialog.tsx';
import { WordsField } from '../content/WordsField.tsx';
import { itemsInWords } from './releaseCopy.ts';

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
      {drafts
        .filter(({ told }) => told > 0)
        .map(({ id, title: name, told }) => (
          <Stack key={id} gap={3}>
            <Text>{name} has another time or place.</Text>
            <WordsField
              holders={told}
              words={words[id] ?? ''}
              consequence="They get the new calendar file."
              onWords={(typed) => onWords(id, typed)}
            />
          </Stack>
        ))}
    </CallDialog>
  );
}
