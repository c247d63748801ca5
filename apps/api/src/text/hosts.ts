import { isIP, isIPv6 } from 'node:net';

/** Normalizes a host as a URL does, because it is compared with the hosts of URLs: `Ü.example` becomes ASCII. */
export function normalizeHost(text: string): string | undefined {
  return /^[^\s/\\@?#*%]+$/.test(text) ? URL.parse(`https://${text}`)?.host : undefined;
}

/** Normalizes a host without a port: IPv6 without brackets. */
export function hostNameOf(text: string): string | undefined {
  const url = /^[^\s/\\@?#*%]+$/.test(text)
    ? URL.parse(`https://${isIPv6(text) ? `[${text}]` : text}`)
    : null;
  return url === null || url.port !== '' ? undefined : url.hostname.replace(/^\[|\]$/g, '');
}

/** Writes a host as in a URL: IPv6 in brackets. */
export function hostInUrl(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

/** Whether the text is an IP address, alone or as a network with a valid prefix length. */
export function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const maxBits = isIPv6(ip) ? 128 : 32;
  const isLength = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maxBits);
  return isIP(ip) !== 0 && isLength && more.length === 0;
}
