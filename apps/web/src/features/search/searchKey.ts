import type { KeyValueStorage } from '@parlour/app/session';
import { SEARCH_KEY_OFF_KEY } from '../../app/session/storageKeys.ts';

const OFF = 'off';

/** Whether the key `/` opens the search in this browser. It does until somebody turns it off (`web/search-9`). */
export function isSearchKeyOn(storage: KeyValueStorage): boolean {
  return storage.getItem(SEARCH_KEY_OFF_KEY) !== OFF;
}

/** Turns the key `/` of this browser on or off. */
export function turnSearchKey(storage: KeyValueStorage, isOn: boolean): void {
  if (isOn) storage.removeItem(SEARCH_KEY_OFF_KEY);
  else storage.setItem(SEARCH_KEY_OFF_KEY, OFF);
}
