import { Button, Dialog, InlineAlert, Stack, Text } from '@parlour/ui';
import { useCopying } from '../useCopying.ts';
import * as styles from './ShownOnceDialog.css.ts';

export type ShownOnceDialogProps = {
  /** The heading, which says whose secret it is. */
  title: string;
  /** What to do with it. */
  text: string;
  /** The label of the button that copies it. */
  copyLabel: string;
  /** What to do where the response to the first call was lost. */
  lostText: string;
  /** The secret itself. Null where the response to the first call was lost. */
  secret: string | null;
  /** Closes the dialog, and with it the only sight of the secret. */
  onClose: () => void;
};

/** Shows a new secret for another system, once. Only its buttons close it, since a slip would lose the secret. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, text, copyLabel, lostText, secret, onClose } = props;
  const { said, copy } = useCopying();
  return (
    <Dialog
      open
      title={title}
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
        <InlineAlert tone="critical">{lostText}</InlineAlert>
      ) : (
        <Stack gap={4}>
          <Text>{text}</Text>
          <code className={styles.secret}>{secret}</code>
          <Button onClick={() => void copy(secret)}>{copyLabel}</Button>
          <div role="status">{said === null ? null : <Text tone="muted">{said}</Text>}</div>
        </Stack>
      )}
    </Dialog>
  );
}
