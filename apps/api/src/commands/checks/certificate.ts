import { connect } from 'node:tls';
import { oneLine } from '../../features/staff/settings/operation.ts';
import { DAY, SECOND } from '../../platform/process/clock.ts';
import type { Outcome } from './outcome.ts';

const TIMEOUT = 5 * SECOND;
/** Below it a renewal has failed: authorities renew a month before the end. */
const DAYS_LEFT = 14;

/** Greets a server by TLS. Resolves with the end of its certificate, which the system and Node trust. */
function readCertificateEnd({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: port === '' ? 443 : Number(port), servername: host });
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('nobody responds')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}

/** Whether browsers trust the certificate of a URL's host, and for how long (CH4). */
export async function checkCertificate(url: string, now: Date): Promise<Outcome> {
  const { host } = new URL(url);
  const name = 'certificate';
  try {
    const end = await readCertificateEnd(new URL(url));
    const days = Math.floor((end.getTime() - now.getTime()) / DAY);
    const until = `The certificate of ${host} is valid until ${end.toISOString().slice(0, 10)}`;
    return days < DAYS_LEFT
      ? { name, state: 'warning', message: `${until}. Look why the proxy does not renew it.` }
      : { name, state: 'ok', message: `${until}.` };
  } catch (error) {
    const message = `Browsers get no trusted connection to ${host}: ${oneLine(error)}. Check the proxy, its certificate and the name's address.`;
    return { name, state: 'failure', message };
  }
}
