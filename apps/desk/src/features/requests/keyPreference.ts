import type { KeyValueStorage } from '@parlour/app/session';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { storageKeys } from '../../app/storageKeys.ts';

const OFF = 'off';
const TURNED = 'turned';
const turns = new EventTarget();

/** Whether single keys work in this browser. They do until somebody turns them off (`desk/requests-20`). */
export function areKeysOn(storage: KeyValueStorage): boolean {
  return storage.getItem(storageKeys.keysOff) !== OFF;
}

/** Turns the single keys of this browser on or off. */
export function turnKeys(storage: KeyValueStorage, isOn: boolean): void {
  if (isOn) storage.removeItem(storageKeys.keysOff);
  else storage.setItem(storageKeys.keysOff, OFF);
  turns.dispatchEvent(new Event(TURNED));
}

/** Follows whether single keys work, here and in the other tabs of this browser. */
export function useAreKeysOn(): boolean {
  const { browserStorage } = useServices();
  return useSyncExternalStore(follow, () => areKeysOn(browserStorage));
}

function follow(onTurn: () => void): () => void {
  turns.addEventListener(TURNED, onTurn);
  // Another tab turned them.
  window.addEventListener('storage', onTurn);
  return () => {
    turns.removeEventListener(TURNED, onTurn);
    window.removeEventListener('storage', onTurn);
  };
}
