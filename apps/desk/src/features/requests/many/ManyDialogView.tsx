import { HAND_OVER_LIMIT, type NamedPerson } from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import {
  Button,
  DateTimeField,
  Dialog,
  InlineAlert,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@parlour/ui';
import { CallDialog, type CallViewProps } from '../../../app/CallDialog.tsx';
import { type ManyDraft, type ManyResult, type ManyTask, QUEUE } from './manyActions.ts';
import { doneInWords, manyLabels, requestsInWords } from './manyWords.ts';

export type ManyDialogViewProps = CallViewProps & {
  /** What is done, and the requests that were chosen for it. */
  task: ManyTask;
  /** What is entered. */
  draft: ManyDraft;
  /** Who can get the requests. */
  colleagues: readonly NamedPerson[];
  /** What became of each, where some were refused; null before it is done. */
  result: ManyResult | null;
  /** The viewer's day, `YYYY-MM-DD`. */
  today: string;
  /** Called with what is entered anew. */
  onChange: (change: Partial<ManyDraft>) => void;
};

const LONGEST_TAG = 40;

const isComplete = ({ task, draft }: ManyDialogViewProps) => {
  if (task.requests.length > HAND_OVER_LIMIT) return false;
  switch (task.action) {
    case 'hand_over':
      return draft.to !== '' && typedLine(draft.text) !== '';
    case 'tag':
      return typedLine(draft.tag) !== '' && typedLine(draft.tag).length <= LONGEST_TAG;
    case 'snooze':
      return draft.date !== '';
    default:
      return true;
  }
};

/** Asks for what is done with several requests, and names those that were refused (`desk/requests/many-2`). */
export function ManyDialogView(props: ManyDialogViewProps) {
  const { task, result, isPending, failure, onSubmit, onClose } = props;
  if (result !== null) return <Refused task={task} result={result} onClose={onClose} />;
  const label = manyLabels[task.action];
  const count = task.requests.length;
  return (
    <CallDialog
      title={`${label}: ${requestsInWords(count)}`}
      submitLabel={label}
      pendingLabel="Saving..."
      // What is done may be called Cancel.
      cancelLabel="Back"
      isFilled={props.isFilled === true}
      maySubmit={isComplete(props)}
      isPending={isPending}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {count > HAND_OVER_LIMIT ? (
        <InlineAlert>Choose at most {HAND_OVER_LIMIT} requests at once.</InlineAlert>
      ) : null}
      <Needed {...props} />
    </CallDialog>
  );
}

function Needed({ task, draft, colleagues, today, onChange }: ManyDialogViewProps) {
  switch (task.action) {
    case 'hand_over':
      return (
        <>
          <Select
            label="To"
            required
            options={[
              { value: QUEUE, label: 'The queue, for the next shift' },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.to}
            onChange={(to) => onChange({ to })}
          />
          <TextField
            label="Note"
            required
            hint="One line, which staff alone read."
            value={draft.text}
            onChange={(text) => onChange({ text })}
          />
        </>
      );
    case 'tag':
      return (
        <TextField
          label="Tag"
          required
          hint={`At most ${LONGEST_TAG} letters.`}
          value={draft.tag}
          onChange={(tag) => onChange({ tag })}
        />
      );
    case 'snooze':
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
            hint="Otherwise 8 in the morning."
            type="time"
            value={draft.time}
            onChange={(time) => onChange({ time })}
          />
        </>
      );
    case 'complete':
    case 'cancel':
      return (
        <TextArea
          label="Message to the member"
          hint="The member of each request reads it."
          value={draft.text}
          onChange={(text) => onChange({ text })}
        />
      );
  }
}

type RefusedProps = Pick<ManyDialogViewProps, 'task' | 'onClose'> & { result: ManyResult };

function Refused({ task, result, onClose }: RefusedProps) {
  const { done, refused } = result;
  return (
    <Dialog
      open
      title={`${requestsInWords(refused.length)} refused`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={4}>
        <Text>
          {done.length === 0 ? 'Nothing was done.' : `${doneInWords(task.action, done.length)}.`}{' '}
          Those that were refused stay as they are:
        </Text>
        <ul>
          {refused.map(({ id, name, message }) => (
            <li key={id}>
              <b>{name}</b>: {message}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
