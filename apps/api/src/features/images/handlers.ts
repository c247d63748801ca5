import type { HandlersOf } from '../../http/calls/handler.ts';
import type { Images } from './service.ts';

/** Binds the call of the image proxy to its service. */
export function imageHandlers(images: Images): HandlersOf<'proxyImage'> {
  return {
    proxyImage: { file: ({ query, host, ip }) => images.getPicture(query, { host, ip }) },
  };
}
