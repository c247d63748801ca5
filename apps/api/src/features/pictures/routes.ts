import type { FastifyInstance } from 'fastify';
import type { CountClient } from '../../access/client.ts';
import { ApiError } from '../../errors/apiError.ts';
import { PictureError } from '../../platform/images/pictureError.ts';
import { DAY, SECOND } from '../../platform/process/clock.ts';
import { parseUploadPath, pictureFileUrl, pictureMediaType, type UploadName } from './names.ts';
import type { UploadedFiles } from './uploadedFiles.ts';

const FOR_EVER = `public, max-age=${(365 * DAY) / SECOND}, immutable`;

const nothingHere = () => new ApiError('not_found', 'There is nothing at this address.');

/** Serves the stored files of uploaded pictures. The URL of a picture leads to that of its present file. */
export function addUploadedPictures(
  app: FastifyInstance,
  files: UploadedFiles,
  countClient: CountClient,
) {
  app.get<{ Params: { name: string } }>('/pictures/uploads/:name', async (request, reply) => {
    countClient(request);
    const name = parseUploadPath(`/pictures/uploads/${request.params.name}`);
    if (name === undefined) throw nothingHere();
    if (name.file === null) {
      const { file } = await orNothing(files.current(name.id));
      return reply.header('cache-control', 'no-cache').redirect(pictureFileUrl(name.id, file), 302);
    }
    const opened = await orNothing(files.open(name));
    return reply
      .header('cache-control', cacheControlOf(name, opened.file))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-type', pictureMediaType(opened.file))
      .send(opened.stream);
  });
}

/** Only the file that the URL names may stay in caches. */
const cacheControlOf = (name: UploadName, file: string) =>
  file === name.file ? FOR_EVER : 'no-cache';

const orNothing = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof PictureError ? nothingHere() : error;
  });
