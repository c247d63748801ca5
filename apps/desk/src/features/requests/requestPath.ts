import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { createContext, useContext } from 'react';

/** The query of the queue that a thread is opened from, with its `?`. Empty for none, and outside of the workbench. */
export const QueueSearchContext = createContext('');

/** Returns a function that tells the path of a thread, which keeps the query of the queue (`desk/requests/workbench-2`). */
export function useRequestPath(): (requestId: string) => string {
  const search = useContext(QueueSearchContext);
  return (requestId) => href(deskRoutes.request, { requestId }) + search;
}
