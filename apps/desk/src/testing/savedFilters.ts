import type { SavedFilter } from '@parlour/contract/staff';

/** The saved filters of the stories and tests. */
export const savedFilters: SavedFilter[] = [
  { id: 'f1', name: 'Opera', view: 'open', order: 'changed', text: 'opera', tag: null },
  { id: 'f2', name: 'Yachts', view: 'unassigned', order: 'waiting', text: null, tag: 'yacht' },
];
