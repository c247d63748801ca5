export { HOVER_PRELOAD_DELAY, mayPreload, type NetworkConnection } from './preloadPolicy.ts';
export { preloadingPlan } from './preloading.ts';
export { pictureSources } from './sources.ts';
