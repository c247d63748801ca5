import { BlockList, isIP } from 'node:net';

// What IANA's registries of special addresses keep from the public: own networks, the machine itself, its neighbors, carriers'
// inner networks, documentation, benchmarks, multicast and what is reserved.
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

// Of version 6 only 2000::/3 is public; mapped, translated (NAT64), own, neighbors' and multicast addresses lie outside.
// Inside, these carry version 4 within them (Teredo, 6to4) or are not for use.
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

/** Whether an IP address belongs to the public internet, so that asking it reveals nothing of the club's own network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return (
        !address.includes('%') && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
      );
    default:
      return false;
  }
}
