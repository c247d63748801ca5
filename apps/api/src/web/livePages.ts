import type { CachedBody } from '../http/cache/compression.ts';
import type { Pages } from './pages.ts';

/** What is made of an app's build and of what is said of the club. */
interface MadePages {
  readonly pages: Pages;
  /** Absent where the app has none. */
  readonly serviceWorker: CachedBody | undefined;
}

/** What {@link keepPages} needs to follow the club's settings. */
interface PageKeeping {
  /** Makes the pages from what is said of the club now. */
  readonly make: () => Promise<MadePages>;
  /** Registers what to do after each change of the settings. */
  readonly onChange: (listener: () => void) => void;
  /** Receives why the pages could not be made. Those of before then stay. */
  readonly onError: (error: unknown) => void;
}

/** Makes an app's pages, and makes them anew after each change of the settings (CS2). */
export async function keepPages({ make, onChange, onError }: PageKeeping) {
  let made = await make();
  let count = 0;
  onChange(() => {
    const number = (count += 1);
    make().then((next) => {
      if (number === count) made = next;
    }, onError);
  });
  const pages: Pages = {
    at: (path) => made.pages.at(path),
    templateAt: (path) => made.pages.templateAt(path),
  };
  return { pages, serviceWorker: () => made.serviceWorker };
}
