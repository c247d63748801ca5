import { Stack, Text } from '@parlour/ui';
import { WordsField } from '../content/WordsField.tsx';

/** What of a release a field of words may need. */
type Told = {
  /** The id of the event. */
  readonly id: string;
  /** How many people are told of its change. */
  readonly told: number;
};

export type WordsFieldsProps<Item extends Told> = {
  /** All that is in the release. Those that nobody is told of are left out. */
  items: readonly Item[];
  /** The typed words, by the id of the event. */
  words: Readonly<Record<string, string>>;
  /** Returns what becomes of an event. */
  outcomeOf: (item: Item) => string;
  /** Receives the typed words for an event. */
  onWords: (id: string, words: string) => void;
};

/** A field for each event of a release whose registered people are told, above it what becomes of the event. */
export function WordsFields<Item extends Told>(props: WordsFieldsProps<Item>) {
  const { items, words, outcomeOf, onWords } = props;
  return items
    .filter(({ told }) => told > 0)
    .map((item) => (
      <Stack key={item.id} gap={3}>
        <Text>{outcomeOf(item)}</Text>
        <WordsField
          holders={item.told}
          words={words[item.id] ?? ''}
          consequence="They get the new calendar file."
          onWords={(typed) => onWords(item.id, typed)}
        />
      </Stack>
    ));
}
