export { createInvalidation, type HintedQueries } from './createInvalidation.ts';
export { liveBrowser } from './liveBrowser.ts';
export { readStream } from './readStream.ts';
export { startLive } from './startLive.ts';
