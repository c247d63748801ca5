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
import { moveCopy, type OfferedMove } from './moves.ts';
import { OtherRequestField, type OtherRequests } from './OtherRequestField.tsx';
import type { MoveDraft } from './preparedMove.ts';

export type MoveDialogViewProps = {
  /** What is about to be done. */
  move: OfferedMove;
  /** What is entered. */
  draft: MoveDraft;
  /** The people who can get the request. */
  colleagues: readonly NamedPerson[];
  /** The reference of the request. */
  reference: string;
  /** The requests of the member that can be linked or merged into. */
  others: OtherRequests;
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

const isComplete = (move: OfferedMove, { text, date, assigneeId, other }: MoveDraft) => {
  const { asksFor, areWordsRequired } = moveCopy[move];
  if (areWordsRequired && text.trim() === '') return false;
  if (asksFor === 'colleague') return assigneeId !== '';
  if (asksFor === 'request') return other !== null;
  return (asksFor !== 'days' && asksFor !== 'time') || date !== '';
};

/** Says what a merge does before it is made (`DKT3`). */
const consequenceOf = ({ move, reference, draft: { other } }: MoveDialogViewProps) =>
  move === 'merge' && other !== null
    ? `${reference} ends here and goes on in ${other.reference}. The member reads that in both threads, and what they write is then about ${other.reference}. It can be taken back within a day.`
    : null;

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
            <Needed {...props} />
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

function Needed(props: MoveDialogViewProps) {
  const { move, draft, colleagues, others, today, onChange } = props;
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
    case 'request':
      return (
        <OtherRequestField
          {...others}
          search={draft.search}
          chosen={draft.other}
          consequence={consequenceOf(props)}
          onSearch={(search) => onChange({ search })}
          onChoose={(other) => onChange({ other })}
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
