import type { FastifyInstance } from 'fastify';
import { invalid } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body's text; undefined where it is not UTF-8, whose broken characters would otherwise be replaced silently. */
function textOf(body: Uint8Array): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

/** Accepts JSON bodies alone. A call without a body may still name JSON as its type, as the browser's calls do. */
export function addBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = textOf(Buffer.from(body));
    if (text === undefined) return done(invalid('body', 'The body is not valid UTF-8.'));
    void parse(request, text, (error, parsed) =>
      error === null ? done(null, parsed) : done(invalid('body', 'The body is not valid JSON.')),
    );
  });
}
