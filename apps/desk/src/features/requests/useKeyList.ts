import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { KeyListProps } from './KeyList.tsx';
import { areKeysOn, turnKeys } from './keyPreference.ts';

/** Returns the list of keys, which is closed at first, with the switch that turns them off (`desk/requests-4`, `desk/requests-20`). */
export function useKeyList(): KeyListProps {
  const { browserStorage } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(() => areKeysOn(browserStorage));
  return {
    isOpen,
    isOn,
    onOpen: () => {
      // Another tab may have turned them off.
      setOn(areKeysOn(browserStorage));
      setOpen(true);
    },
    onTurn: (turned) => {
      turnKeys(browserStorage, turned);
      setOn(turned);
    },
    onClose: () => setOpen(false),
  };
}
