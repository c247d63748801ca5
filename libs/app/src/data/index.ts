export {
  CallError,
  isMissingError,
  isOfflineError,
  isForbiddenError,
  isUnauthorizedError,
  valueOf,
} from './callError.ts';
export { callQuery, resultQuery } from './callQuery.ts';
export { addToList, changeList } from './changeList.ts';
export { type CachedCalls, createData, type Data, type DataDependencies } from './createData.ts';
export { createQueryClient } from './createQueryClient.ts';
export {
  pageData,
  type PageData,
  type QueryState,
  sharedPageData,
  type SharedPageData,
} from './pageData.ts';
export { LoadedData, PageDataView, type PageDataViewProps } from './PageDataView.tsx';
export { useDeferredQuery } from './useDeferredQuery.ts';
