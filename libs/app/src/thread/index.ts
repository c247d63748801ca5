export { ThreadFile } from './ThreadFile.tsx';
export { readThreadDraft, storeThreadDraft } from './threadDrafts.ts';
export { type EarlierEntries, useEarlierEntries } from './useEarlierEntries.ts';
