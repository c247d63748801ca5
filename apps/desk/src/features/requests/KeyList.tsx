import { Button, Checkbox, Dialog, Stack } from '@parlour/ui';
import * as styles from './KeyList.css.ts';

export type KeyListProps = {
  /** Whether the list is shown. */
  isOpen: boolean;
  /** Whether single keys work. */
  isOn: boolean;
  /** Shows the list. */
  onOpen: () => void;
  /** Turns the single keys on or off. */
  onTurn: (isOn: boolean) => void;
  /** Closes the list. */
  onClose: () => void;
};

const keys = [
  { label: 'j, k', value: 'Next and previous request of the queue, also from a request' },
  { label: 'Enter', value: 'Open the request' },
  { label: 'u', value: 'Back to the queue' },
  { label: 'c', value: 'Enter a request for a member' },
  { label: '/', value: 'Search requests' },
  {
    label: 'Ctrl K, ⌘ K',
    value: 'Go to a page, search everything or make a move, also while you type',
  },
  { label: 'r', value: 'Write a message to the member' },
  { label: 'n', value: 'Write an internal note' },
  { label: 'Ctrl Enter, ⌘ Enter', value: 'Send what you write' },
  { label: 't', value: 'Take the request, also from its row; in Today, the current day' },
  { label: '←, →', value: 'Previous and next day, week or month in Today' },
  { label: 'x', value: 'Choose the row, or leave it' },
  { label: 'h', value: 'Hand the request over' },
  { label: 'm', value: 'Open the moves' },
  { label: 'a', value: 'Assign the request' },
  { label: 's', value: 'Snooze the request' },
  { label: 'l', value: 'Link another request' },
  { label: 'g', value: 'Merge into another request' },
  { label: '#', value: 'Add a tag' },
  { label: '?', value: 'Show these keys' },
] as const;

/** The button that lists the keys of the desk, and the list with their switch (`desk/requests-4`, `desk/requests-20`). */
export function KeyList({ isOpen, isOn, onOpen, onTurn, onClose }: KeyListProps) {
  return (
    <>
      <Button variant="quiet" size="small" onClick={onOpen}>
        Keys
      </Button>
      <Dialog open={isOpen} title="Keys" onClose={onClose}>
        <Stack gap={3}>
          <Checkbox label="Single-key shortcuts" checked={isOn} onChange={onTurn} />
          <dl className={styles.keys}>
            {keys.map(({ label, value }) => (
              <div key={label} className={styles.row}>
                <dt className={styles.key}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Dialog>
    </>
  );
}
