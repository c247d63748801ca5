import type { StorageKeys } from '@parlour/app/session';
import {
  PARKED_DRAFT_KEY,
  REQUESTED_CODE_KEY,
  RETURN_PATH_KEY,
  RETURN_TITLE_KEY,
  SESSION_KEY,
} from '@parlour/core';

/** The storage key of unsent messages about requests, in the storage of one tab. They end with the session. */
export const REPLY_DRAFTS_KEY = 'reply-drafts';

/** The storage key of a request that is being typed, in the storage of one tab. It ends with the session. */
export const REQUEST_DRAFT_KEY = 'request-draft';

/** The storage key of the member's saved items and of what waits to be sent. It ends with the session. */
export const SAVED_ITEMS_KEY = 'saved-items';

/** The storage key that turns the key `/` off in this browser. It outlives the session. */
export const SEARCH_KEY_OFF_KEY = 'search-key-off';

/** Where the browser stores the member's session, the page to return to, a requested code and a parked draft. */
export const storageKeys: StorageKeys = {
  session: SESSION_KEY,
  returnPath: RETURN_PATH_KEY,
  returnTitle: RETURN_TITLE_KEY,
  requestedCode: REQUESTED_CODE_KEY,
  parkedDraft: PARKED_DRAFT_KEY,
};
