import { isIP, isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../platform/process/clock.ts';
import { createRateLimiter, enforceRateLimit } from './rateLimiter.ts';

/**
 * Returns the client of an IP address: the address itself, or the /64 network of an IPv6 address, since a single
 * connection has a whole network (api/access-5).
 */
export function clientOf(ip: string): string {
  const parsed = parseIp(ip);
  return typeof parsed === 'string' ? parsed : `${parsed.slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the network of an IP address, as the log names a client: the /24 network of an IPv4 address, the /48 network
 * of an IPv6 address (api/http/audit-10). A connection that is gone has no address, and is `unknown`.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) === 0) return 'unknown';
  const parsed = parseIp(ip);
  return typeof parsed === 'string'
    ? `${parsed.split('.').slice(0, 3).join('.')}.0/24`
    : `${parsed.slice(0, 3).join(':')}::/48`;
}

/** Returns an IPv4 address as it is, also from within an IPv6 address, and the eight groups of any other. */
function parseIp(ip: string): string | readonly string[] {
  if (!isIPv6(ip)) return ip;
  const [withoutZone = ''] = ip.split('%');
  const { address: normalized } = new SocketAddress({ address: withoutZone, family: 'ipv6' });
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normalized) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [start = [], end = []] = normalized.split('::').map((part) => part.split(':'));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].map((group) => group || '0');
}

/** Counts a call without a session. Throws an ApiError `rate_limited` when its client made too many. */
export type CountClient = (request: FastifyRequest) => void;

/** What a caller beyond a limit on calls reads. */
export const TOO_MANY_CALLS = 'Too many calls in a short time. Please wait a moment.';

const CALLS_PER_CLIENT_AND_MINUTE = 3000;

/** Makes {@link CountClient}. */
export function createCountClient(clock: Clock): CountClient {
  const limiter = createRateLimiter(clock, CALLS_PER_CLIENT_AND_MINUTE);
  return ({ ip }) => enforceRateLimit(limiter, clientOf(ip), TOO_MANY_CALLS);
}
