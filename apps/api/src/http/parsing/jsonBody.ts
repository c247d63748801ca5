import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidInput } from '../../errors/apiError.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes a body. Returns undefined for invalid UTF-8, since a lenient decoder would silently replace characters. */
function decodeUtf8(body: Uint8Array): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

/** Parses a whole JSON body. Rejects one that is not UTF-8, not JSON, or sets a prototype. */
export type ReadJson = (request: FastifyRequest, body: Uint8Array) => Promise<unknown>;

/** Makes {@link ReadJson} with the parser of the server. */
export function createReadJson(app: FastifyInstance): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return async (request, body) => {
    const text = decodeUtf8(body);
    if (text === undefined) throw invalidInput('body', 'The body is not valid UTF-8.');
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, parsed) => {
        if (error === null) resolve(parsed);
        else reject(invalidInput('body', 'The body is not valid JSON.'));
      });
    });
  };
}

/** Accepts only JSON bodies. A call without a body may still have JSON as its type, as the browser's calls do. */
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
