import { vi } from 'vitest';

/** The attributes that select a picture's file and its loading priority. */
export interface LoadedPicture {
  readonly srcset: string | null;
  readonly sizes: string | null;
  readonly priority: string | null;
}

/** Stubs the global `Image`. Pictures load at once or never. Returns the preloaded pictures. */
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

/** Returns the pictures in an element, without their placeholders. */
export function picturesIn(element: ParentNode): readonly HTMLImageElement[] {
  return [...element.querySelectorAll<HTMLImageElement>('img[srcset]')];
}

/** Returns the loading attributes of a picture on the page. */
export function toLoadedPicture(picture: HTMLImageElement | undefined): LoadedPicture {
  return {
    srcset: picture?.getAttribute('srcset') ?? null,
    sizes: picture?.getAttribute('sizes') ?? null,
    priority: picture?.getAttribute('fetchpriority') ?? null,
  };
}
