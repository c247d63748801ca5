import { liveCalls } from '@parlour/contract';
import { staffLiveCalls } from '@parlour/contract/staff';

/** The patterns of the routes whose responses are streams of hints, which last for hours. */
export const streamPaths: ReadonlySet<string> = new Set(
  Object.values({ ...liveCalls, ...staffLiveCalls }).map(({ path }) => path),
);
