import {
  createData as createAppData,
  type Data as AppData,
  type DataDependencies,
} from '@parlour/app/data';
import { createPrefetch, type Prefetch } from './prefetch.ts';

/** The API client, the cache of its responses, and the calls of the member app's pages. */
export interface Data extends AppData {
  readonly prefetch: Prefetch;
}

/** Creates the data of the member app. */
export function createData(dependencies: DataDependencies): Data {
  const data = createAppData(dependencies);
  return { ...data, prefetch: createPrefetch(data.client, data.queryClient) };
}
