import type { StorageKeys } from '@parlour/app/session';
import { RETURN_PATH_KEY, SESSION_KEY } from '@parlour/core';

/** Where the browser stores the member's session and the path to return to. */
export const storageKeys: StorageKeys = { session: SESSION_KEY, returnPath: RETURN_PATH_KEY };
