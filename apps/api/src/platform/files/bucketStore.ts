import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
// By static imports: of a package of the older module format, a dynamic one brings no names in the bundle of a release.
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { tryTwice, withUnavailability } from './bucketFaults.ts';
import { atLeastRate, limitRequests } from './bucketLimits.ts';
import { listNames, storeOfDisk } from './diskStore.ts';
import type { FileStore } from './fileStore.ts';
import type { Bucket } from './filesUrl.ts';

const CONNECT_TIMEOUT = 5000;

/**
 * Opens a bucket.
 *
 * @param silenceLimit - milliseconds without any traffic before a request to the service is given up.
 */
export function openBucketStore(
  { bucket, prefix, ...service }: Bucket,
  silenceLimit: number,
): FileStore {
  const { region, endpoint, credentials } = service;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // Uploads are streams, which the library would not send again.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT, socketTimeout: silenceLimit },
    // Each chunk has its own authentication tag, and services other than Amazon's reject these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  limitRequests(client, silenceLimit);
  const disk = new Disk(
    // Modern buckets have no access lists and are private by default.
    new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
  );
  const { read, remove, sizeOf, writtenAt } = storeOfDisk(() => disk, prefix);
  return {
    async put(name, path) {
      const { size } = await stat(path);
      await tryTwice(silenceLimit, () =>
        disk.putStream(`${prefix}${name}`, createReadStream(path), { contentLength: size }),
      );
    },
    read: async (name) => {
      const content = await tryTwice(silenceLimit, () => read(name));
      return Readable.from(withUnavailability(atLeastRate(content, silenceLimit)));
    },
    remove: (name) => tryTwice(silenceLimit, () => remove(name)),
    list: (within) => withUnavailability(listNames(disk, within, prefix)),
    sizeOf: (name) => tryTwice(silenceLimit, () => sizeOf(name)),
    writtenAt: (name) => tryTwice(silenceLimit, () => writtenAt(name)),
  };
}
