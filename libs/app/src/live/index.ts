export { createInvalidation, type HintedQueries } from './createInvalidation.ts';
export { createPresence, type PresenceStore } from './createPresence.ts';
export { liveBrowser } from './liveBrowser.ts';
export { readStream } from './readStream.ts';
export { startLive } from './startLive.ts';
