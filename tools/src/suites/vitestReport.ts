import { z } from 'zod';

/** The results of one file in Vitest's JSON report, without the rest: stories add megabytes of accessibility results. */
export const fileResult = z.object({
  name: z.string(),
  status: z.string(),
  /** The error outside any test, empty where there is none. */
  message: z.string().optional(),
  assertionResults: z.array(
    z.object({
      status: z.string(),
      fullName: z.string(),
      failureMessages: z.array(z.string()).optional(),
    }),
  ),
});
