import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FileResponse } from '../../http/responses.ts';
import { DAY, SECOND } from '../../platform/process/clock.ts';
import { createImages, type ImageDependencies, type ProxiedPicture } from './service.ts';

// A browser shows its cached copy at once. From the second day on it revalidates it in the background.
const CACHE_CONTROL = `public, max-age=${DAY / SECOND}, stale-while-revalidate=${(30 * DAY) / SECOND}`;

const responseOf = ({ bytes, etag, format, isCropped }: ProxiedPicture): FileResponse => ({
  bytes,
  etag,
  type: `image/${format}`,
  cacheControl: CACHE_CONTROL,
  // Messengers and mail programs on the web show the picture of a link's preview (api/images-22).
  isForOtherSites: isCropped,
});

/** Binds the call of the image proxy to its service. */
export function imageHandlers(dependencies: ImageDependencies): HandlersOf<typeof callsOf.images> {
  const images = createImages(dependencies);
  return {
    proxyImage: {
      file({ query, host, ip }) {
        const picture = images.getPicture(query, host, ip);
        return picture instanceof Promise ? picture.then(responseOf) : responseOf(picture);
      },
    },
  };
}
