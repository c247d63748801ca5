import type { FastifyInstance } from 'fastify';
import type { CountClient } from '../../access/client.ts';
import { type CachedBody, createCachedBody } from '../../http/cache/compression.ts';
import { sendCached } from '../../http/responses.ts';
import { documentedCalls, openApiDocument, operationOf } from './openapi.ts';
import { docsPageStyle, renderDocsPage } from './page.ts';

/** The paths of the API docs. None of them is a call. */
export const apiDocsPaths = ['/api/openapi.json', '/api/docs', '/api/docs/style.css'] as const;

/** Serves the OpenAPI document and its page to anyone. Each is built and compressed on its first request. */
export function addApiDocsRoutes(
  app: FastifyInstance,
  clubName: string,
  countClient: CountClient,
): void {
  const serve = (path: (typeof apiDocsPaths)[number], mediaType: string, build: () => string) => {
    let body: Promise<CachedBody> | undefined;
    const headers = { type: `${mediaType}; charset=utf-8`, cacheControl: 'no-cache' };
    app.get(path, async (request, reply) => {
      countClient(request);
      body ??= createCachedBody(build());
      return sendCached(await body, request, reply, headers);
    });
  };
  serve('/api/openapi.json', 'application/json', () => JSON.stringify(openApiDocument(clubName)));
  serve('/api/docs', 'text/html', () => {
    const calls = documentedCalls.map((documented) => ({
      ...documented,
      operation: operationOf(documented),
    }));
    return renderDocsPage(clubName, calls);
  });
  serve('/api/docs/style.css', 'text/css', () => docsPageStyle);
}
