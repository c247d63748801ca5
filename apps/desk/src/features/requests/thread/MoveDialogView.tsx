import type { NamedPerson } from '@parlour/contract/staff';
import {
  Button,
  DateTimeField,
  Dialog,
  InlineAlert,
  ReadOnlyFields,
  Select,
  Stack,
  TextArea,
} from '@parlour/ui';
import { useId } from 'react';
import { type MoveDraft, moveCopy, type OfferedMove } from './moves.ts';

export type MoveDialogViewProps = {
  /** What is about to be done. */
  move: OfferedMove;
  /** What is entered. */
  draft: MoveDraft;
  /** The people who can get the request. */
  colleagues: readonly NamedPerson[];
  /** The viewer's day, `YYYY-MM-DD`. */
  today: string;
  /** Whether it is being done. */
  isPending: boolean;
  /** Why it was not done. */
  failure: string | null;
  /** Called with what is entered anew. */
  onChange: (change: Partial<MoveDraft>) => void;
  /** Called to do it. */
  onSubmit: () => void;
  /** Called to do nothing. */
  onClose: () => void;
};

const isComplete = (move: OfferedMove, { text, date, assigneeId }: MoveDraft) => {
  const { asksFor, areWordsRequired } = moveCopy[move];
  if (areWordsRequired && text.trim() === '') return false;
  if (asksFor === 'colleague') return assigneeId !== '';
  return (asksFor !== 'days' && asksFor !== 'time') || date !== '';
};

/** Asks for what a move needs (`DKR10`). */
export function MoveDialogView(props: MoveDialogViewProps) {
  const { move, draft, isPending, failure, onChange, onClose } = props;
  const { label, title, words, areWordsRequired } = moveCopy[move];
  const form = useId();
  return (
    <Dialog
      open
      title={title}
      isPending={isPending}
      onClose={() => {
        if (!isPending) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Back
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={!isComplete(move, draft)}
            isPending={isPending}
            pendingLabel="Saving..."
          >
            {label}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <ReadOnlyFields when={isPending}>
          <Stack gap={5}>
            {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
            <Days {...props} />
            {words === null ? null : (
              <TextArea
                label={words}
                required={areWordsRequired}
                hint="The member reads it."
                value={draft.text}
                onChange={(text) => onChange({ text })}
              />
            )}
          </Stack>
        </ReadOnlyFields>
      </form>
    </Dialog>
  );
}

function Days({ move, draft, colleagues, today, onChange }: MoveDialogViewProps) {
  const { asksFor } = moveCopy[move];
  switch (asksFor) {
    case 'colleague':
      return (
        <Select
          label="Colleague"
          required
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.assigneeId}
          onChange={(assigneeId) => onChange({ assigneeId })}
        />
      );
    case 'days':
    case 'time':
      return (
        <>
          <DateTimeField
            label="Date"
            type="date"
            required
            min={today}
            value={draft.date}
            onChange={(date) => onChange({ date })}
          />
          <DateTimeField
            label="Time"
            labelNote="(optional)"
            hint={asksFor === 'days' ? 'Where it takes place.' : 'Otherwise 8 in the morning.'}
            type="time"
            value={draft.time}
            onChange={(time) => onChange({ time })}
          />
          {asksFor === 'days' ? (
            <DateTimeField
              label="Last day"
              labelNote="(optional)"
              type="date"
              min={draft.date === '' ? today : draft.date}
              value={draft.endDate}
              onChange={(endDate) => onChange({ endDate })}
            />
          ) : null}
        </>
      );
    default:
      return null;
  }
}
