import { vi } from 'vitest';

/** What decides which file a browser loads for a picture, and how soon. */
export interface LoadedPicture {
  readonly srcset: string | null;
  readonly sizes: string | null;
  readonly priority: string | null;
}

/** Puts an `Image` into the page whose pictures come at once or never, and keeps which were loaded ahead with it. */
export function fakeImages(come: 'at once' | 'never' = 'at once'): readonly LoadedPicture[] {
  const loaded: LoadedPicture[] = [];
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      fetchPriority = '';
      sizes = '';
      srcset = '';
      set src(_src: string) {
        loaded.push({ srcset: this.srcset, sizes: this.sizes, priority: this.fetchPriority });
        if (come === 'at once') queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  return loaded;
}

/** The pictures within an element, without their placeholders. */
export const picturesIn = (element: ParentNode): readonly HTMLImageElement[] => [
  ...element.querySelectorAll<HTMLImageElement>('img[srcset]'),
];

/** What a picture on the page is loaded by. */
export const asLoaded = (picture: HTMLImageElement | undefined): LoadedPicture => ({
  srcset: picture?.getAttribute('srcset') ?? null,
  sizes: picture?.getAttribute('sizes') ?? null,
  priority: picture?.getAttribute('fetchpriority') ?? null,
});
