import { expect, test } from 'vitest';
import { deskApp } from './deskApp.ts';

const configuration = {
  clubName: 'The Club',
  clubAddress: '',
  staffEmail: 'concierge@club.example',
  clubPhone: null,
  newsletterUrl: null,
  membershipUrl: null,
  googleMapsKey: null,
  mapStyleUrl: null,
  mapTilesUrl: null,
  serviceWorkerUrl: null,
};

test("ST25: no setting loosens the desk's policy, which allows nothing from elsewhere", () => {
  const { securityPolicy } = deskApp('/nowhere');
  const policy = securityPolicy(configuration);
  const withMaps = {
    ...configuration,
    googleMapsKey: 'key',
    mapStyleUrl: 'https://maps.example/style.json',
    mapTilesUrl: 'https://tiles.example/',
  };
  expect(securityPolicy(withMaps)).toBe(policy);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('ST15: the desk is mounted at /desk/ and knows its pages', () => {
  const { mount, matchRoute } = deskApp('/nowhere');
  expect(mount).toBe('/desk/');
  expect(matchRoute('/staff')).toBe('staff');
  expect(matchRoute('/events')).toBeNull();
});
