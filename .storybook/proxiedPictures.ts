import type { Plugin } from 'vite';

/** Replaces the server's image proxy: redirects to the original picture. */
export function proxiedPictures(): Plugin {
  return {
    name: 'parlour:proxied-pictures',
    configureServer: ({ middlewares }) => {
      middlewares.use('/api/images/proxy', (request, response) => {
        const query = new URLSearchParams(request.url?.split('?')[1]);
        response.writeHead(302, { location: query.get('url') ?? '/' }).end();
      });
    },
  };
}
