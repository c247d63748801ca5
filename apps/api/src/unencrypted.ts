import { isIPv6 } from 'node:net';
import pg from 'pg';
import { bucketOf } from './platform/files/filesUrl.ts';

/** The URLs of what the server leans on, as in its environment. */
interface ConnectionUrls {
  readonly DATABASE_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly FILES_URL?: string | undefined;
}

/** The names of the variables of {@link ConnectionUrls}. */
export const connectionNames = ['DATABASE_URL', 'SMTP_URL', 'FILES_URL'] as const;
type ConnectionName = (typeof connectionNames)[number];

/** Whether a host is this machine, by its name or address, or a socket in a folder. */
const isThisMachine = (host: string) =>
  /^(localhost|127(\.\d+){3}|::1|\/.*|)$/i.test(
    isIPv6(host.slice(1, -1)) ? host.slice(1, -1) : host,
  );

/** Whether TLS without a check of the certificate is chosen. Anybody between could then end it. */
const isUnchecked = (tls: unknown) =>
  typeof tls === 'object' &&
  tls !== null &&
  'rejectUnauthorized' in tls &&
  tls.rejectUnauthorized === false;

/** Whether the driver would connect to another machine without TLS. It never connects with options that it cannot read. */
function isDatabaseUnencrypted(url: string): boolean {
  try {
    const { host, ssl } = new pg.Client({ connectionString: url });
    return (!ssl || isUnchecked(ssl)) && !isThisMachine(host);
  } catch {
    return false;
  }
}

function isMailUnencrypted(text: string): boolean {
  const url = new URL(text);
  // Without this option the mail library goes on in clear where the server, or somebody between, offers no TLS.
  const needsTls = url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true';
  const isChecked = url.searchParams.get('tls.rejectUnauthorized') !== 'false';
  return !(needsTls && isChecked) && !isThisMachine(url.hostname);
}

function areFilesUnencrypted(url: string): boolean {
  const endpoint = URL.parse(bucketOf(url)?.endpoint ?? '');
  return endpoint?.protocol === 'http:' && !isThisMachine(endpoint.hostname);
}

const checks: Readonly<Record<ConnectionName, (url: string) => boolean>> = {
  DATABASE_URL: isDatabaseUnencrypted,
  SMTP_URL: isMailUnencrypted,
  FILES_URL: areFilesUnencrypted,
};

/** Names the variables whose URL leads to another machine without TLS, or with TLS that checks no certificate. */
export function unencryptedConnections(urls: ConnectionUrls): readonly ConnectionName[] {
  return connectionNames.filter((name) => {
    const url = urls[name];
    return url !== undefined && checks[name](url);
  });
}
