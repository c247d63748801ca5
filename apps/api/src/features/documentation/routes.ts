import type { FastifyInstance } from 'fastify';
import { documentedCalls, openApiDocument, operationOf } from './openapi.ts';
import { pageStyle, readingPage } from './page.ts';

/** The addresses of the documentation; none of them is a call. */
export const documentationPaths = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/style.css',
] as const;

/** Serves the OpenAPI document and the page to read it on. Open to anyone. Each is made when it is first asked for. */
export function addDocumentationRoutes(app: FastifyInstance, clubName: string): void {
  const made = new Map<string, string>();
  const serve = (path: (typeof documentationPaths)[number], type: string, make: () => string) =>
    app.get(path, (_request, reply) => {
      const text = made.get(path) ?? make();
      made.set(path, text);
      return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text);
    });
  serve('/api/openapi.json', 'application/json', () => JSON.stringify(openApiDocument(clubName)));
  serve('/api/docs', 'text/html', () => {
    const calls = documentedCalls.map((documented) => ({
      ...documented,
      operation: operationOf(documented),
    }));
    return readingPage(clubName, calls);
  });
  serve('/api/docs/style.css', 'text/css', () => pageStyle);
}
