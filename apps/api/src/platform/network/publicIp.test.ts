import { expect, test } from 'vitest';
import { isPublicIp } from './publicIp.ts';

const notPublic = {
  'this host': ['0.0.0.0', '0.1.2.3', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'own networks': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1'],
  "the link's neighbors": ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fec0::1'],
  "a carrier's inner network": ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'reserved addresses': ['240.0.0.1', '255.255.255.255', '192.0.0.8', '100::1', '5f00::1'],
  'documentation and benchmarks': ['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.9'],
  'documentation of version 6': ['2001:db8::1', '3fff::1'],
  'version 4 inside version 6': ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1'],
  'translated version 4': ['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1'],
  'tunnelled version 4': ['2002:7f00:1::', '2002:808:808::1', '2001:0:7f00:1::'],
  'invalid addresses': ['', 'localhost', '127.1', '0x7f.1', '2130706433', '[::1]'],
};

for (const [kind, ips] of Object.entries(notPublic)) {
  test(`api/images-4: ${kind}: no address of these counts as public`, () => {
    expect(ips.filter(isPublicIp)).toEqual([]);
  });
}

test('api/images-4: addresses of the public internet count as such, up to the edges of the special ones', () => {
  const ips = ['8.8.8.8', '1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255'].concat(
    ['100.128.0.0', '172.15.255.255', '172.32.0.0', '169.253.1.1', '223.255.255.255'],
    ['2606:4700::1111', '2a00:1450:4009::200e', '2001:200::1'],
  );
  expect(ips.filter((ip) => !isPublicIp(ip))).toEqual([]);
});
