import { InlineAlert, TextArea } from '@parlour/ui';

/** Who is told of a change, and the words to them. */
export type ToldHolders = {
  /** How many members are registered. */
  holders: number;
  /** What they are told besides the change. */
  words: string;
  /** Receives the typed words. */
  onWords: (words: string) => void;
};

export type WordsFieldProps = ToldHolders & {
  /** What the change means for them. */
  consequence: string;
};

/** Says how many members a change concerns, and takes a line to them (`desk/content-12`). */
export function WordsField({ holders, words, consequence, onWords }: WordsFieldProps) {
  const who = holders === 1 ? '1 member is registered' : `${holders} members are registered`;
  return (
    <>
      <InlineAlert>
        {who}. {consequence}
      </InlineAlert>
      <TextArea
        label="A line to them"
        labelNote="(optional)"
        hint="It is in the email that tells them of the change."
        value={words}
        onChange={onWords}
      />
    </>
  );
}
