import type { StorageKeys } from '@parlour/app/session';
import { REQUESTED_CODE_KEY, RETURN_PATH_KEY, RETURN_TITLE_KEY, SESSION_KEY } from '@parlour/core';

/** Where the browser stores the member's session, the page to return to and what it remembers of a requested code. */
export const storageKeys: StorageKeys = {
  session: SESSION_KEY,
  returnPath: RETURN_PATH_KEY,
  returnTitle: RETURN_TITLE_KEY,
  requestedCode: REQUESTED_CODE_KEY,
};
