import { isIP } from 'node:net';
import { hostOf } from '../../../platform/network/checkedHost.ts';
import { isPublicIp } from '../../../platform/network/publicIp.ts';

/** Where webhooks may lead, and the pictures of an import come from. */
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

const urlIssues = {
  noUrl: 'url must be a web address such as https://crm.example/parlour.',
  notHttps: 'url must begin with https.',
  credentials: 'url must not have a user name or a password.',
  fragment: 'url must not have a part after #.',
  notPublic: 'url must lead to the public internet.',
} as const;

/** Why the server must not reach a URL that somebody gave it. */
export type UrlFault = keyof typeof urlIssues;

/** Returns why the server must not reach a URL, as far as can be told before. Null where it may. */
export function urlFaultOf(text: string, rules: WebhookRules): UrlFault | null {
  const url = ambiguous.test(text) ? null : URL.parse(text);
  if (url === null) return 'noUrl';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isTried(url, rules))) {
    return 'notHttps';
  }
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.hash !== '') return 'fragment';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayReach(host, url, rules)) return 'notPublic';
  if (/(?:^|\.)localhost\.?$/.test(host) && !isTried(url, rules)) return 'notPublic';
  return null;
}

/** Says why a webhook can't have a URL. Null where it can, as far as can be told before it is reached (api/staff/webhooks-8). */
export function webhookUrlIssue(text: string, rules: WebhookRules): string | null {
  const fault = urlFaultOf(text, rules);
  return fault === null ? null : urlIssues[fault];
}
