import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Reads a whole JSON body; it is refused where it is not UTF-8, not JSON, or reaches for a prototype. */
export type ReadJson = (request: FastifyRequest, body: Uint8Array) => Promise<unknown>;

/** Makes {@link ReadJson}, by the server's own parser. */
export function createReadJson(app: FastifyInstance): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return async (request, body) => {
    const text = textOf(body);
    if (text === undefined) throw invalid('body', 'The body is not valid UTF-8.');
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, parsed) => {
        if (error === null) resolve(parsed);
        else reject(invalid('body', 'The body is not valid JSON.'));
      });
    });
  };
}

/** Accepts JSON bodies alone. A call without a body may still name JSON as its type, as the browser's calls do. */
export function addBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const read = createReadJson(app);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      body.length === 0 ? undefined : read(request, body),
  );
}
