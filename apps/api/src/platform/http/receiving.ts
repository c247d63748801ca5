import { Readable } from 'node:stream';
import type { Call, ParsedCall } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import type { ReadJson } from './bodies.ts';
import { parsePart } from './parsing.ts';
import { readUpload, type UploadLimits } from './uploadBody.ts';

interface Receiving<C extends Call> {
  readonly call: C;
  readonly request: FastifyRequest;
  readonly readJson: ReadJson;
  readonly limits: UploadLimits;
  readonly take: (bytes: Buffer) => Promise<void>;
}

/** Reads the body of an upload, and parses what is left without the file by the call's schema. */
export async function receiveUpload<C extends Call>({
  call,
  request,
  readJson,
  limits,
  take,
}: Receiving<C>): Promise<{
  readonly body: ParsedCall<C>['body'];
  readonly mediaType: string;
}> {
  const source = request.body instanceof Readable ? request.body : Readable.from([]);
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  const { rest, mediaType = '' } = await readUpload(source, announced, limits, take);
  const read = rest.length === 0 ? undefined : await readJson(request, rest);
  const body = call.body && parsePart(call.body, withFile(read, limits.field), 'body');
  // Just parsed by the schema that the type is inferred from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { body: body as ParsedCall<C>['body'], mediaType };
}

/** The body as its schema reads it: the file, which was taken out, is told by the beginning of its data URL. */
const withFile = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null && Reflect.get(body, field) === ''
    ? { ...body, [field]: 'data:' }
    : body;
