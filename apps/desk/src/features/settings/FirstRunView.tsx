import { type FirstRunChoice, isRemovalWord, REMOVAL_WORD } from '@parlour/contract/staff';
import {
  Button,
  InlineAlert,
  RadioTiles,
  SectionHeading,
  Stack,
  Text,
  TextField,
} from '@parlour/ui';
import { useId } from 'react';
import type { FieldFailure } from '../../app/fieldFailure.ts';

export type FirstRunViewProps = {
  /** Whether it is a step of the first run, whose title and buttons say what it is about and save it. */
  isStep?: boolean | undefined;
  /** What is chosen. Empty before. */
  choice: FirstRunChoice | '';
  /** Whether the sample club is there, which two of the choices remove. */
  hasSample: boolean;
  /** What is typed to confirm the removal. */
  confirmation: string;
  /** Whether the choice is being stored. */
  isPending: boolean;
  /** Why it was not stored. */
  failure: FieldFailure | null;
  /** Takes the choice. */
  onChoose: (choice: FirstRunChoice) => void;
  /** Takes what is typed. */
  onConfirmation: (text: string) => void;
  /** Stores the choice. */
  onSubmit: () => void;
};

const options = [
  { value: 'sample', label: 'Look around in the sample club' },
  { value: 'empty', label: 'Start empty' },
  { value: 'import', label: 'Import what the club has' },
] as const;

const explanations: Readonly<Record<FirstRunChoice, string>> = {
  sample: 'Invented members, vendors and requests show what everything is for. Remove them later.',
  empty:
    'Nothing but you and your settings. You add vendors, events and members one by one, or from a file at any time.',
  import: 'Begins empty, and then reads the files that another system exports.',
};

/** Asks how the club begins. What removes the sample club needs a typed word (`desk/settings-7`). */
export function FirstRunView(props: FirstRunViewProps) {
  const { choice, hasSample, confirmation, isPending, failure, isStep = false } = props;
  const id = useId();
  const isRemoval = hasSample && choice !== '' && choice !== 'sample';
  const isConfirmed = isRemovalWord(confirmation);
  return (
    <section aria-labelledby={isStep ? undefined : id}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <Stack gap={5}>
          {isStep ? null : <SectionHeading size="small" id={id} title="How the club begins" />}
          <RadioTiles
            label="Begin with"
            options={options}
            value={choice}
            onChange={props.onChoose}
            required
          />
          {choice === '' ? null : <Text tone="muted">{explanations[choice]}</Text>}
          {isRemoval ? (
            <TextField
              label={`Type “${REMOVAL_WORD}” to remove the sample club`}
              hint="Its members, requests and content are deleted for good. What you added yourself stays."
              error={failure?.field === 'confirmation' ? failure.message : undefined}
              value={confirmation}
              required
              onChange={props.onConfirmation}
            />
          ) : null}
          {failure === null || failure.field === 'confirmation' ? null : (
            <InlineAlert tone="critical">{failure.message}</InlineAlert>
          )}
          <Stack direction="row" align="start">
            <Button
              type="submit"
              disabled={choice === '' || (isRemoval && !isConfirmed)}
              isPending={isPending}
              pendingLabel="Preparing..."
            >
              {isRemoval ? 'Remove the Sample Club' : 'Continue'}
            </Button>
          </Stack>
        </Stack>
      </form>
    </section>
  );
}
