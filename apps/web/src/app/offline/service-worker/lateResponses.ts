/** Milliseconds that a page has to ask again. */
const LIFETIME = 10_000;

/** The good responses that came after their stored copies were used, each until it is asked for again. */
export interface LateResponses {
  readonly put: (key: string, response: Response) => void;
  /** Removes and returns one. */
  readonly take: (key: string) => Response | undefined;
}

/** Creates an empty memory of late responses. It holds each only for a moment, as it is not stored by its member. */
export function createLateResponses(): LateResponses {
  const late = new Map<string, Response>();
  const take = (key: string) => {
    const response = late.get(key);
    late.delete(key);
    return response;
  };
  return {
    take,
    put: (key, response) => {
      late.set(key, response);
      setTimeout(() => {
        if (late.get(key) === response) late.delete(key);
      }, LIFETIME);
    },
  };
}
