import type { Config } from '../../config.ts';
import type { Outcome } from './outcome.ts';

/** Says what the variables mean together (CH1). */
export function checkConfiguration({ isProduction, publicUrl, trustedProxies }: Config): Outcome {
  const name = 'configuration';
  if (!isProduction) {
    const message =
      'This is a trial: an empty database gets the sample club. Set NODE_ENV=production for a real club.';
    return { name, state: 'warning', message };
  }
  if (publicUrl.startsWith('https:') && trustedProxies.length === 0) {
    const message =
      'All members count as one client, since no proxy is trusted. Set TRUST_PROXY to the address of the proxy.';
    return { name, state: 'warning', message };
  }
  return { name, state: 'ok', message: 'Every variable can be read.' };
}
