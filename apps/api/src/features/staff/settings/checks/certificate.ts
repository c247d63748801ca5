import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { OperationCheck } from '@parlour/contract/staff';
import { DAY, SECOND } from '../../../../platform/process/clock.ts';
import { oneLine } from './oneLine.ts';

const TIMEOUT = 5 * SECOND;
/** Below it a renewal has failed: authorities renew a month before the end. */
const DAYS_LEFT = 14;

/** Greets a server by TLS. Resolves with the end of its certificate, which the system and Node trust. */
function readCertificateEnd({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // TLS names no IP address.
    const named = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port: port === '' ? 443 : Number(port), ...named });
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('nobody responds')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}

/** Whether browsers trust the certificate of a URL's host, and for how long (api/commands-4). */
async function checkCertificate(variable: string, url: string, now: Date): Promise<OperationCheck> {
  const { host } = new URL(url);
  const shared = { name: 'certificate', variable } as const;
  try {
    const end = await readCertificateEnd(new URL(url));
    const days = Math.floor((end.getTime() - now.getTime()) / DAY);
    const until = `The certificate of ${host} is valid until ${end.toISOString().slice(0, 10)}`;
    return days < DAYS_LEFT
      ? {
          ...shared,
          state: 'attention',
          message: `${until}. Look why the proxy does not renew it.`,
        }
      : { ...shared, state: 'works', message: `${until}.` };
  } catch (error) {
    const message = `Browsers get no trusted connection to ${host}: ${oneLine(error)}. Check the proxy, its certificate and the name's address.`;
    return { ...shared, state: 'failed', message };
  }
}

/** Checks the certificate of each host that members and staff reach by https. */
export function checkCertificates(
  { publicUrl, ownDeskUrl }: { readonly publicUrl: string; readonly ownDeskUrl: string | null },
  now: Date,
): Promise<readonly OperationCheck[]> {
  const urls = [
    ['PUBLIC_URL', publicUrl],
    ['DESK_URL', ownDeskUrl],
  ] as const;
  return Promise.all(
    urls.flatMap(([variable, url]) =>
      url?.startsWith('https:') === true ? [checkCertificate(variable, url, now)] : [],
    ),
  );
}
