import type { FastifyInstance } from 'fastify';
import { documentedCalls, openApiDocument, operationOf } from './openapi.ts';
import { docsPageStyle, renderDocsPage } from './page.ts';

/** The paths of the API docs. None of them is a call. */
export const apiDocsPaths = ['/api/openapi.json', '/api/docs', '/api/docs/style.css'] as const;

/** Serves the OpenAPI document and its page to anyone. Each is built on its first request. */
export function addApiDocsRoutes(app: FastifyInstance, clubName: string): void {
  const cache = new Map<string, string>();
  const serve = (path: (typeof apiDocsPaths)[number], type: string, build: () => string) =>
    app.get(path, (_request, reply) => {
      const text = cache.get(path) ?? build();
      cache.set(path, text);
      return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text);
    });
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
