export { ThreadFile } from './ThreadFile.tsx';
export { type EarlierEntries, useEarlierEntries } from './useEarlierEntries.ts';
