import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { KeyListProps } from './KeyList.tsx';
import { turnKeys, useAreKeysOn } from './keyPreference.ts';

/** Returns the list of keys, which is closed at first, with the switch that turns them off (`desk/requests-4`, `desk/requests-20`). */
export function useKeyList(): KeyListProps {
  const { browserStorage } = useServices();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    isOn: useAreKeysOn(),
    onOpen: () => setOpen(true),
    onTurn: (isOn) => turnKeys(browserStorage, isOn),
    onClose: () => setOpen(false),
  };
}
