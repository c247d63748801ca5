import type { KeyValueStorage } from '@parlour/app/session';
import { storageKeys } from '../../app/storageKeys.ts';

const OFF = 'off';

/** Whether single keys work in this browser. They do until somebody turns them off (`desk/requests-20`). */
export function areKeysOn(storage: KeyValueStorage): boolean {
  return storage.getItem(storageKeys.keysOff) !== OFF;
}

/** Turns the single keys of this browser on or off. */
export function turnKeys(storage: KeyValueStorage, isOn: boolean): void {
  if (isOn) storage.removeItem(storageKeys.keysOff);
  else storage.setItem(storageKeys.keysOff, OFF);
}
