import type { FastifyInstance } from 'fastify';
import type { CountClient } from '../../access/client.ts';
import { type CachedBody, createCachedBody } from '../../http/cache/compression.ts';
import { sendCached } from '../../http/responses.ts';
import { deskApp, type DocumentedApp, memberApp, openApiDocument } from './openapi.ts';
import { type DocsPage, docsPageStyle, renderDocsPage } from './page.ts';

/** The paths of the API docs. None of them is a call. */
export const apiDocsPaths = [
  '/api/openapi.json',
  '/api/docs/desk/openapi.json',
  '/api/docs',
  '/api/docs/desk',
  '/api/docs/style.css',
] as const;

const memberPage: DocsPage = {
  app: memberApp,
  credentials:
    "A member's call carries the session token in <code>Authorization: Bearer</code> and the CRM token in <code>X-CRM-Token</code>.",
  documentPath: '/api/openapi.json',
  other: { path: '/api/docs/desk', title: deskApp.title },
};
const deskPage: DocsPage = {
  app: deskApp,
  credentials:
    'The browser of a member of staff holds the session in a cookie, and each call carries the header <code>X-Desk: 1</code>. Other systems of the club send an API key in <code>Authorization: Bearer</code> instead, for the calls that are open to keys.',
  documentPath: '/api/docs/desk/openapi.json',
  other: { path: '/api/docs', title: memberApp.title },
};

/** Serves the OpenAPI documents and their pages to anyone. Each is built and compressed on its first request, and again for another name. */
export function addApiDocsRoutes(
  app: FastifyInstance,
  clubName: () => string,
  countClient: CountClient,
): void {
  const serve = (
    path: (typeof apiDocsPaths)[number],
    mediaType: string,
    build: (name: string) => string,
  ) => {
    let last: { readonly name: string; readonly body: Promise<CachedBody> } | undefined;
    const headers = { type: `${mediaType}; charset=utf-8`, cacheControl: 'no-cache' };
    app.get(path, async (request, reply) => {
      countClient(request);
      const name = clubName();
      if (last?.name !== name) last = { name, body: createCachedBody(build(name)) };
      return sendCached(await last.body, request, reply, headers);
    });
  };
  const serveDocument = (path: (typeof apiDocsPaths)[number], app: DocumentedApp) =>
    serve(path, 'application/json', (name) => JSON.stringify(openApiDocument(name, app)));
  serveDocument('/api/openapi.json', memberApp);
  serveDocument('/api/docs/desk/openapi.json', deskApp);
  serve('/api/docs', 'text/html', (name) => renderDocsPage(name, memberPage));
  serve('/api/docs/desk', 'text/html', (name) => renderDocsPage(name, deskPage));
  serve('/api/docs/style.css', 'text/css', () => docsPageStyle);
}
