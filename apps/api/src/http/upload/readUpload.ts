import { Readable } from 'node:stream';
import type { Call, ParsedCall } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import type { ReadJson } from '../parsing/jsonBody.ts';
import { parsePart } from '../parsing/parseCall.ts';
import { readUploadBody, type UploadLimits } from './uploadBody.ts';

/**
 * Reads the body of an upload, and parses the rest of it, without the file, by the call's schema.
 *
 * @param take - consumes the next bytes of the file.
 */
export async function readUpload<C extends Call>(
  call: C,
  request: FastifyRequest,
  readJson: ReadJson,
  limits: UploadLimits,
  take: (bytes: Buffer) => Promise<void>,
) {
  const source = request.body instanceof Readable ? request.body : Readable.from([]);
  const contentLength = Number(request.headers['content-length'] ?? Number.NaN);
  const { rest, mediaType = '' } = await readUploadBody(source, contentLength, limits, take);
  const parsed = rest.length === 0 ? undefined : await readJson(request, rest);
  const body = call.body && parsePart(call.body, withFilePlaceholder(parsed, limits.field), 'body');
  // The schema that the type is inferred from has just parsed it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { body: body as ParsedCall<C>['body'], mediaType };
}

/** Puts the beginning of a data URL in place of the extracted file, as the schema expects it. */
const withFilePlaceholder = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null && Reflect.get(body, field) === ''
    ? { ...body, [field]: 'data:' }
    : body;
