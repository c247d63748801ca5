import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { isLinkable } from '../behavior/createRichText.ts';

export type LinkDialogProps = {
  /** The address of the link at the cursor, empty for none. */
  address: string;
  /** Called when it is closed without a change. */
  onClose: () => void;
  /** Called with the new address, or with an empty text to remove the link. */
  onSet: (address: string) => void;
};

/** Asks where a link leads. It is rendered while it is open. */
export function LinkDialog({ address, onClose, onSet }: LinkDialogProps) {
  const [typed, setTyped] = useState(address);
  const [isTried, setIsTried] = useState(false);
  const target = typed.trim();
  return (
    <Dialog open title="Link" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form around the text is not sent.
          event.stopPropagation();
          setIsTried(true);
          if (isLinkable(target)) onSet(target);
        }}
      >
        <Stack gap={4}>
          <TextField
            label="Address"
            type="url"
            required
            value={typed}
            onChange={setTyped}
            placeholder="https://"
            error={
              isTried && !isLinkable(target)
                ? 'Please enter a whole address that begins with https:// or http://.'
                : undefined
            }
          />
          <Button type="submit" fullWidth>
            Set link
          </Button>
          {address === '' ? null : (
            <Button variant="quiet" fullWidth onClick={() => onSet('')}>
              Remove link
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
