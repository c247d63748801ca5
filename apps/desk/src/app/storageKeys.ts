/** The desk's keys in the browser's storage. The member app uses none of them. */
export const storageKeys = {
  /** The page to return to after signing in, for one tab. */
  returnPath: 'parlour_desk_return_path',
  /** The page of the queue that was seen last, for one tab. */
  queue: 'parlour_desk_queue',
  /** What is being written about requests, for one tab. */
  drafts: 'parlour_desk_drafts',
  /** What is being typed into items of the studio, for one tab. */
  content: 'parlour_desk_content',
  /** That single keys do nothing, for all tabs of this browser. */
  keysOff: 'parlour_desk_keys_off',
  /** Which parts the rows of the queue leave out, for all tabs of this browser. */
  hiddenRowParts: 'parlour_desk_hidden_row_parts',
  /** That all of a member is shown beside a thread, for all tabs of this browser. */
  memberUnfolded: 'parlour_desk_member_unfolded',
} as const;

/** The name of a request that is entered for a member, among what is typed. */
export const ENTERED_REQUEST = 'entry';
