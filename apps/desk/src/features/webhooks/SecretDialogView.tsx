import { Button, Dialog, InlineAlert, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './SecretDialogView.css.ts';

export type SecretDialogViewProps = {
  /** What staff know the webhook by. */
  name: string;
  /** The secret itself. Null where the response to the first call was lost. */
  secret: string | null;
  /** Closes the dialog, and with it the only sight of the secret. */
  onClose: () => void;
};

const said = {
  no: null,
  yes: 'Copied.',
  blocked: 'The browser did not copy it. Please select and copy it by hand.',
} as const;

/** Shows a new secret, once (`DKWH3`). Only its buttons close it, since a slip would lose the secret. */
export function SecretDialogView({ name, secret, onClose }: SecretDialogViewProps) {
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
      title={`The Secret of “${name}”`}
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
          It was stored, but the line broke before the secret arrived. Please renew the secret.
        </InlineAlert>
      ) : (
        <Stack gap={4}>
          <Text>
            Store it now in the other system, which checks by it that messages come from here. It is
            never shown again.
          </Text>
          <code className={styles.secret}>{secret}</code>
          <Button onClick={() => void copy(secret)}>Copy Secret</Button>
          <div role="status">
            {said[copied] === null ? null : <Text tone="muted">{said[copied]}</Text>}
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
