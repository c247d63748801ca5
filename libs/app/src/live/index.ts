export { createPresence, type PresenceStore } from './createPresence.ts';
export { followHints } from './followHints.ts';
export { type DeskPresence, hearPresence, itemSubject } from './hearPresence.ts';
export { liveBrowser } from './liveBrowser.ts';
export { readStream } from './readStream.ts';
