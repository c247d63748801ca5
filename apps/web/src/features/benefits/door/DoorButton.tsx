import type { Redemption } from '@parlour/contract';
import { Button, type ButtonProps, VisuallyHidden, whenPageIdle } from '@parlour/ui';
import { useEffect } from 'react';
import { useOpenDialog } from '../../../components/useOpenDialog.ts';
import { loadDoor } from './loadDoor.ts';

export type DoorButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> & {
  code: Redemption;
  /** Called once the code is shown, to close what is above the page. */
  onShown?: () => void;
};

/** Opens a code for the door. The screen is loaded before, because somebody waits there (web/benefits/door-1). */
export function DoorButton({ code, onShown, ...look }: DoorButtonProps) {
  const open = useOpenDialog();
  useEffect(() => {
    // A press tries again.
    void whenPageIdle()
      .then(loadDoor)
      .catch(() => undefined);
  }, []);
  return (
    <Button
      {...look}
      onClick={() =>
        open(async () => {
          const DoorScreen = await loadDoor();
          onShown?.();
          return (close) => <DoorScreen code={code} onClosed={close} />;
        }, 'code')
      }
    >
      <span>
        Show at the Door <VisuallyHidden>the code of {code.benefit.title}</VisuallyHidden>
      </span>
    </Button>
  );
}
