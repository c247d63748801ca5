import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Images } from './service.ts';

/** Binds the call of the image proxy to its service. */
export const imageHandlers = (images: Images): HandlersOf<'proxyImage'> => ({
  proxyImage: { file: ({ query, host, client: ip }) => images.picture(query, { host, ip }) },
});
