import { BlockList, isIP } from 'node:net';

// From IANA's registries of special-purpose addresses: private networks, loopback, link-local, carrier-grade NAT,
// documentation, benchmarks, multicast and reserved ranges.
const specialVersion4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

// Of IPv6 only 2000::/3 is public. Mapped, translated (NAT64), private, link-local and multicast addresses are outside it.
// The special ranges inside it embed IPv4 (Teredo, 6to4) or are reserved.
const publicVersion6 = ['2000::', 3] as const;
const specialVersion6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, bits] of specialVersion4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of specialVersion6) special.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...publicVersion6, 'ipv6');

/** Whether an IP address is on the public internet, so that a request to it reveals nothing of the club's own network. */
export function isPublicIp(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !special.check(ip, 'ipv4');
    case 6:
      return !ip.includes('%') && global.check(ip, 'ipv6') && !special.check(ip, 'ipv6');
    default:
      return false;
  }
}
