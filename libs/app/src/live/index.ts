export { createPresence, type PresenceStore, type Writers } from './createPresence.ts';
export { followHints } from './followHints.ts';
export { hearPresence } from './hearPresence.ts';
export { liveBrowser } from './liveBrowser.ts';
export { readStream } from './readStream.ts';
