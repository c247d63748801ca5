import type { Call } from '@parlour/contract';
import { sendFile } from '../../responses.ts';
import type { FileHandler } from '../handler.ts';
import type { ServedRoute } from '../servedRoute.ts';
import { respondShared } from './respondShared.ts';

/** Binds a call to a handler that returns a file. */
export function bindFile<C extends Call>(call: C, { file }: FileHandler<C>): ServedRoute {
  return { call, isCounted: () => false, respond: respondShared(call, file, sendFile) };
}
