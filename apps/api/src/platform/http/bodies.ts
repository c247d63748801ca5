import type { FastifyInstance } from 'fastify';
import { invalid } from './refusal.ts';

/** Accepts JSON bodies alone. A call without a body may still name JSON as its type, as the browser's calls do. */
export function addBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parse(request, body.toString(), (error, parsed) =>
      error === null ? done(null, parsed) : done(invalid('body', 'The body is not valid JSON.')),
    );
  });
}
