export { createPresence, type PresenceStore } from './createPresence.ts';
export { followHints } from './followHints.ts';
export { liveBrowser } from './liveBrowser.ts';
export { readStream } from './readStream.ts';
