export { createAppLink } from './AppLink.tsx';
export { hasNavigationState } from './hasNavigationState.ts';
export { openedPageOf } from './openedPageOf.ts';
export { mayPrefetch } from './mayPrefetch.ts';
export { orPageNotLoaded, pageNotLoaded, retryPage } from './pageLoading.ts';
export { createPagePrefetcher, createPageRoute, type Page } from './pageRoute.ts';
export { MAIN_ID, RouteChange, SCROLL_KEY } from './RouteChange.tsx';
export { pageTitle, usePageTitle } from './usePageTitle.ts';
export { whenInitialized } from './whenInitialized.ts';
