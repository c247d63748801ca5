import { decodeUrlComponent } from '../../text/decodeUrlComponent.ts';

/** A bucket of an S3 service, from `FILES_URL`. */
export interface Bucket {
  readonly bucket: string;
  /** Prepended to the name of each file. Empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Undefined means Amazon's own. */
  readonly endpoint: string | undefined;
  /** Undefined means those of the machine or the environment (`AWS_ACCESS_KEY_ID` and so on). */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
}

const knownParameters = new Set(['region', 'endpoint']);

/**
 * Parses `s3://[KEY:SECRET@]BUCKET[/PREFIX][?region=REGION&endpoint=URL]`.
 *
 * @returns undefined for an invalid URL.
 */
export function bucketOf(filesUrl: string): Bucket | undefined {
  const url = URL.parse(filesUrl);
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) {
    return undefined;
  }
  if ([...url.searchParams.keys()].some((name) => !knownParameters.has(name))) return undefined;
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    return undefined;
  }
  if ((url.username === '') !== (url.password === '')) return undefined;
  const folder = decodeUrlComponent(url.pathname.replaceAll(/^\/+|\/+$/g, ''));
  const [accessKeyId, secretAccessKey] = [
    decodeUrlComponent(url.username),
    decodeUrlComponent(url.password),
  ];
  if (folder === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return undefined;
  }
  return {
    bucket: url.host,
    prefix: folder === '' ? '' : `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials: accessKeyId === '' ? undefined : { accessKeyId, secretAccessKey },
  };
}
