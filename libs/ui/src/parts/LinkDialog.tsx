import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import type { LinkTarget } from '../behavior/createRichText.ts';

export type LinkDialogProps = {
  /** The address of the link at the cursor, empty for none. */
  address: string;
  /** Decides where a link may lead. */
  linkTarget: LinkTarget;
  /** Called when it is closed without a change. */
  onClose: () => void;
  /** Called with the new address and what was typed for it, or with empty texts to remove the link. */
  onSet: (address: string, typed: string) => void;
};

/** Asks where a link leads. It is rendered while it is open. */
export function LinkDialog({ address, linkTarget, onClose, onSet }: LinkDialogProps) {
  const [typed, setTyped] = useState(address);
  const [isTried, setIsTried] = useState(false);
  const target = linkTarget(typed);
  return (
    <Dialog open title="Link" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form around the text is not sent.
          event.stopPropagation();
          setIsTried(true);
          if (target !== null) onSet(target, typed.trim());
        }}
      >
        <Stack gap={4}>
          <TextField
            label="Address"
            required
            value={typed}
            onChange={setTyped}
            placeholder="https://"
            error={
              isTried && target === null
                ? 'Please enter a web page, an email or a telephone number with its country.'
                : undefined
            }
          />
          <Button type="submit" fullWidth>
            Set link
          </Button>
          {address === '' ? null : (
            <Button variant="quiet" fullWidth onClick={() => onSet('', '')}>
              Remove link
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
