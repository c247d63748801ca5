export { compress } from './compress.ts';
export { configuration } from './configuration.ts';
export { createFirstLoads, type PageModules } from './firstLoads.ts';
export { leaveOut } from './leaveOut.ts';
export { paintFirst } from './paintFirst.ts';
export { preloadFiles } from './preloadFiles.ts';
export { prefetches, preloads } from './preloads.ts';
export { pureComponents } from './pureComponents.ts';
export { subsetFonts } from './subsetFonts.ts';
