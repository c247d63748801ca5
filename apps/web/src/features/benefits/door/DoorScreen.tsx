import type { Redemption } from '@parlour/contract';
import { isCodeValid } from '@parlour/core';
import { useBackFromForm } from '../../../components/useBackFromForm.ts';
import { DoorView } from './DoorView.tsx';
import { useNowUntil } from './useNowUntil.ts';
import { useWakeLock } from './useWakeLock.ts';

export type DoorScreenProps = {
  code: Redemption;
  /** Called when the member closes it. */
  onClosed: () => void;
};

/** As long as the code is shown, Back closes it and stays on its page. */
const open = { stage: 'editing', isTyped: true } as const;

/** Binds a code at the door to the time, to the browser's Back and to the device's screen. */
export function DoorScreen({ code, onClosed }: DoorScreenProps) {
  const now = useNowUntil(new Date(code.expiresAt));
  useWakeLock(isCodeValid(code, now));
  useBackFromForm(open, onClosed);
  return <DoorView code={code} now={now} onClose={onClosed} />;
}
