import { Button, Dialog, InlineAlert, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './CreatedKeyDialogView.css.ts';

export type CreatedKeyDialogViewProps = {
  /** What the key is for. */
  name: string;
  /** The key itself. Null where the response to the first call was lost. */
  secret: string | null;
  /** Closes the dialog, and with it the only sight of the key. */
  onClose: () => void;
};

const said = {
  no: null,
  yes: 'Copied.',
  blocked: 'The browser did not copy it. Please select and copy it by hand.',
} as const;

/** Shows a new key, once (`DKY3`). Only its buttons close it, since a slip would lose the key. */
export function CreatedKeyDialogView({ name, secret, onClose }: CreatedKeyDialogViewProps) {
  const [copied, setCopied] = useState<keyof typeof said>('no');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('blocked');
    }
  };
  return (
    <Dialog
      open
      title={`The Key “${name}”`}
      onClose={(reason) => {
        if (reason === 'close') onClose();
      }}
      footer={
        <Button variant={secret === null ? 'primary' : 'secondary'} onClick={onClose}>
          Done
        </Button>
      }
    >
      {secret === null ? (
        <InlineAlert tone="critical">
          The key was created, but the line broke before it arrived. Please revoke it and create
          another.
        </InlineAlert>
      ) : (
        <Stack gap={4}>
          <Text>Store it now where the other system reads it. It is never shown again.</Text>
          <code className={styles.secret}>{secret}</code>
          <Button onClick={() => void copy(secret)}>Copy Key</Button>
          <div role="status">
            {said[copied] === null ? null : <Text tone="muted">{said[copied]}</Text>}
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
