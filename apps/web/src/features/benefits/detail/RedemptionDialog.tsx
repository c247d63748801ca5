import type { Redemption } from '@parlour/contract';
import { codeLastDay, formatDay } from '@parlour/core';
import { Button, DefinitionList, Dialog, Stack, Text } from '@parlour/ui';
import { DoorButton } from '../door/DoorButton.tsx';
import * as styles from './RedemptionDialog.css.ts';

export type RedemptionDialogProps = {
  /** The benefit's title. */
  title: string;
  redemption: Redemption;
  onClose: () => void;
};

/** Shows the code that the member claims the benefit with. */
export function RedemptionDialog({ title, redemption, onClose }: RedemptionDialogProps) {
  return (
    <Dialog
      open
      title="It Is Yours"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <DoorButton code={redemption} onShown={onClose} />
        </>
      }
    >
      <Stack gap={6}>
        <Text tone="muted">{title}</Text>
        <p className={styles.code}>{redemption.redemptionCode}</p>
        <DefinitionList
          items={[
            { label: 'Instructions', value: redemption.instructions },
            { label: 'Valid Until', value: formatDay(codeLastDay(redemption)) },
          ]}
        />
        <Text size="small" tone="muted">
          Please check your email: we have sent you this code as well, at most once in five minutes.
        </Text>
      </Stack>
    </Dialog>
  );
}
