export { appConfig } from './appConfig.ts';
export { createFirstLoads, type PageModules } from './firstLoads.ts';
export { offlineFiles } from './offlineFiles.ts';
export { prefetches, preloads } from './preloads.ts';
export { shortClassName } from './shortClassName.ts';
