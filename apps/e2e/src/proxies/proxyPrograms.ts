import { existsSync } from 'node:fs';
import { findProgram } from '../support/findProgram.ts';

/** The proxies with an example on the operations page. */
export const proxyNames = ['caddy', 'nginx'] as const;
export type ProxyName = (typeof proxyNames)[number];

/** Their packages in Debian. */
export const proxyPackages: Readonly<Record<ProxyName, string>> = {
  caddy: 'caddy',
  nginx: 'nginx-light',
};

/** Returns the program of a proxy, undefined where it is not installed. */
export function proxyPath(name: ProxyName): string | undefined {
  // Debian has nginx where only root's PATH leads.
  const program = `/usr/sbin/${name}`;
  return findProgram([name]) ?? (existsSync(program) ? program : undefined);
}

/** Returns why a proxy cannot be tested on this machine, undefined where it can. */
export function whyProxyMissing(name: ProxyName): string | undefined {
  if (proxyPath(name) === undefined) {
    return `it is not installed (package ${proxyPackages[name]})`;
  }
  const needsCertificate = name === 'nginx' && findProgram(['openssl']) === undefined;
  return needsCertificate ? 'its certificate needs openssl' : undefined;
}
