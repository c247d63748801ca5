import type { Plugin } from 'vite';

/** Stands in for the image proxy, for there is no server here: leads to the picture as the club keeps it. */
export const proxiedPictures = (): Plugin => ({
  name: 'parlour:proxied-pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api/images/proxy', (request, response) => {
      const query = new URLSearchParams(request.url?.split('?')[1]);
      response.writeHead(302, { location: query.get('url') ?? '/' }).end();
    });
  },
});
