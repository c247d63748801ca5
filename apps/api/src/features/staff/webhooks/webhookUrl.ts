import { isIP } from 'node:net';
import { hostOf } from '../../../platform/network/checkedHost.ts';
import { isPublicIp } from '../../../platform/network/publicIp.ts';

/** Where webhooks may lead. */
export interface WebhookRules {
  /** Names of the club's own network that webhooks may reach though they are not public, as the operator gave them. */
  readonly ownHosts: readonly string[];
  /** Whether this is a real club. Elsewhere a webhook may also reach this machine, without TLS too. */
  readonly isProduction: boolean;
}

// Characters that the URL parser drops or converts. Two parsers could read such a URL differently.
const ambiguous = /[\s\\\p{Cc}]/u;
const thisMachine = ['localhost', '127.0.0.1', '::1'];

/** Whether a webhook may try this machine, as programmers do. */
const isTried = (url: URL, { isProduction }: WebhookRules) =>
  !isProduction && thisMachine.includes(hostOf(url));

/** Whether an IP address may be reached for a URL (api/staff/webhooks-8, api/staff/webhooks-9). It is asked for each connection, since names change. */
export function mayReach(ip: string, url: URL, rules: WebhookRules): boolean {
  if (isPublicIp(ip) || rules.ownHosts.includes(hostOf(url))) return true;
  return isTried(url, rules) && (ip.startsWith('127.') || ip === '::1');
}

/** Says why a webhook can't have a URL. Null where it can, as far as can be told before it is reached (api/staff/webhooks-8). */
export function webhookUrlIssue(text: string, rules: WebhookRules): string | null {
  const url = ambiguous.test(text) ? null : URL.parse(text);
  if (url === null) return 'url must be a web address such as https://crm.example/parlour.';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isTried(url, rules))) {
    return 'url must begin with https.';
  }
  if (url.username !== '' || url.password !== '') {
    return 'url must not have a user name or a password.';
  }
  if (url.hash !== '') return 'url must not have a part after #.';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayReach(host, url, rules)) {
    return 'url must lead to the public internet.';
  }
  if (/(?:^|\.)localhost\.?$/.test(host) && !isTried(url, rules)) {
    return 'url must lead to the public internet.';
  }
  return null;
}
