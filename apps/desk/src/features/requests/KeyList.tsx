import { Button, Checkbox, Dialog, Kbd, Stack } from '@parlour/ui';
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

/** What each key does. Of several in one row each does one thing. */
const keys = [
  { pressed: [['j'], ['k']], value: 'Next and previous request of the queue, also from a request' },
  { pressed: [['Enter']], value: 'Open the request' },
  { pressed: [['u']], value: 'Back to the queue' },
  { pressed: [['c']], value: 'Enter a request for a member' },
  { pressed: [['/']], value: 'Search requests' },
  {
    pressed: [['Mod', 'K']],
    value: 'Go to a page, search everything or make a move, also while you type',
  },
  { pressed: [['r']], value: 'Write a message to the member' },
  { pressed: [['n']], value: 'Write an internal note' },
  { pressed: [['Mod', 'Enter']], value: 'Send what you write' },
  { pressed: [['t']], value: 'Take the request, also from its row; in Today, the current day' },
  { pressed: [['←'], ['→']], value: 'Previous and next day, week or month in Today' },
  { pressed: [['x']], value: 'Choose the row, or leave it' },
  { pressed: [['h']], value: 'Hand the request over' },
  { pressed: [['m']], value: 'Open the moves' },
  { pressed: [['a']], value: 'Assign the request' },
  { pressed: [['s']], value: 'Snooze the request' },
  { pressed: [['l']], value: 'Link another request' },
  { pressed: [['g']], value: 'Merge into another request' },
  { pressed: [['#']], value: 'Add a tag' },
  { pressed: [['?']], value: 'Show these keys' },
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
            {keys.map(({ pressed, value }) => (
              <div key={value} className={styles.row}>
                <dt className={styles.pressed}>
                  {pressed.map((combination) => (
                    <Kbd key={combination.join(' ')} keys={combination} />
                  ))}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Dialog>
    </>
  );
}
