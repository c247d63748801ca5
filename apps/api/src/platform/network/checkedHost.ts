import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

/** Finds out where a name leads, replaceable in tests. */
export interface HostRules {
  /** Resolves a host name to all its IP addresses. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly mayReach: (ip: string) => boolean;
}

/** Why a host is not reached. */
type HostErrorReason = 'unknownHost' | 'notPublic';

/** An error that rejects a host. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly reason: HostErrorReason;

  constructor(reason: HostErrorReason, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Resolves a name by the system. */
export async function resolveBySystem(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

/** Returns the host of a URL as sockets take it: IPv6 without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * Resolves the host of a URL to IP addresses.
 *
 * @throws HostError unless all are permitted.
 */
export async function permittedIps(
  url: URL,
  { resolve, mayReach }: HostRules,
): Promise<readonly string[]> {
  const host = hostOf(url);
  const ips =
    isIP(host) === 0
      ? await resolve(host).catch((error: unknown) => {
          throw new HostError('unknownHost', error);
        })
      : [host];
  if (ips.length === 0) throw new HostError('unknownHost', undefined);
  // One bad address among good ones is an attack by DNS rebinding.
  const bad = ips.find((ip) => !mayReach(ip));
  if (bad !== undefined) throw new HostError('notPublic', bad);
  return ips;
}

/** Makes the lookup of a connection that leads to checked IP addresses only, without a second lookup of the name. */
export function pinnedLookup(ips: readonly string[]): LookupFunction {
  const targets = ips.map((ip) => ({ address: ip, family: isIP(ip) }));
  return (_host, options, done) => {
    const [first] = targets;
    if (options.all === true || first === undefined) done(null, targets);
    else done(null, first.address, first.family);
  };
}
