import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';

export type PositionDialogProps = {
  /** How many items there are. */
  count: number;
  /** The place of the item that moves, from 0. Undefined while the dialog is closed. */
  place: number | undefined;
  /** Called when it is closed without a move. */
  onClose: () => void;
  /** Called with the new place, from 0. */
  onMove: (to: number) => void;
};

/** Asks for the place that an item moves to. */
export function PositionDialog({ count, place, onClose, onMove }: PositionDialogProps) {
  const [typed, setTyped] = useState('');
  const number = Number(typed);
  const isPlace = Number.isInteger(number) && number >= 1 && number <= count;
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Dialog open={place !== undefined} title="Move to position" onClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form around the list is not sent.
          event.stopPropagation();
          if (!isPlace) return;
          setTyped('');
          onMove(number - 1);
        }}
      >
        <Stack gap={4}>
          <NumberField
            label="Position"
            hint={`From 1 to ${count}.`}
            error={typed === '' || isPlace ? undefined : `There are positions from 1 to ${count}.`}
            value={typed}
            onChange={setTyped}
            min={1}
            max={count}
          />
          <Button type="submit" fullWidth disabled={!isPlace}>
            Move
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
