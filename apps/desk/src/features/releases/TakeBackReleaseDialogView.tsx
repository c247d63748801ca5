import type { ReleasedItem } from '@parlour/contract/staff';
import { Text } from '@parlour/ui';
import { CallDialog } from '../../app/CallDialog.tsx';
import { itemsInWords } from './releaseCopy.ts';
import { WordsFields } from './WordsFields.tsx';

export type TakeBackReleaseDialogViewProps = {
  /** What the release is called. */
  title: string;
  /** What it published. */
  items: readonly ReleasedItem[];
  /** What those who are registered are told besides, by the id of the event. */
  words: Readonly<Record<string, string>>;
  /** Whether it is being taken back. */
  isPending: boolean;
  /** Why it was not taken back. */
  failure: string | null;
  /** Receives the typed words for an event. */
  onWords: (id: string, words: string) => void;
  /** Takes it back. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks whether to take a release back, with what becomes of its items and who is told (`DKRL7`). */
export function TakeBackReleaseDialogView(props: TakeBackReleaseDialogViewProps) {
  const { title, items, words, onWords, ...dialog } = props;
  const added = items.filter(isFirst).length;
  return (
    <CallDialog
      {...dialog}
      title={`Take “${title}” back?`}
      submitLabel="Take Back"
      pendingLabel="Taking back..."
      maySubmit
    >
      {added < items.length ? (
        <Text>{itemsInWords(items.length - added)} will be as before.</Text>
      ) : null}
      {added > 0 ? (
        <Text>{itemsInWords(added)} came with it, and will be hidden from members.</Text>
      ) : null}
      <WordsFields
        items={items}
        words={words}
        outcomeOf={(item) =>
          `${item.title} ${isFirst(item) ? 'will be hidden.' : 'gets its earlier time or place.'}`
        }
        onWords={onWords}
      />
    </CallDialog>
  );
}

/** What a release published for the first time is hidden with it. */
const isFirst = ({ version }: ReleasedItem) => version === 1;
