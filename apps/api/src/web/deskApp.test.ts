import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addHeaders, createSetHeaders } from '../http/security/headers.ts';
import { browserConfiguration as configuration } from '../testing/browserConfiguration.ts';
import { deskApp } from './deskApp.ts';
import { memberApp } from './memberApp.ts';

test("api/web-27: no setting loosens the desk's policy, which allows nothing from elsewhere", () => {
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

test('api/web-15: the desk is mounted at /desk/ and knows its pages', () => {
  const { mount, matchRoute } = deskApp('/nowhere');
  expect(mount).toBe('/desk/');
  expect(matchRoute('/staff')).toBe('staff');
  expect(matchRoute('/events')).toBeNull();
});

test("api/web-28: the desk's pages may ask for a passkey of their own host, and the member app's for none", async () => {
  const apps = [memberApp('/nowhere'), deskApp('/nowhere')].map(({ mount, usesPasskeys }) => ({
    mount,
    securityPolicy: '',
    usesPasskeys,
  }));
  const app = fastify();
  addHeaders(app, createSetHeaders('http://club.example', apps));
  const permissionsOf = async (url: string) =>
    String((await app.inject({ url })).headers['permissions-policy']);
  const desk = await permissionsOf('/desk/requests');
  expect(desk).toContain('publickey-credentials-create=(self)');
  expect(desk).toContain('publickey-credentials-get=(self)');
  const member = await permissionsOf('/dashboard');
  expect(member).toContain('publickey-credentials-get=()');
  for (const permissions of [desk, member]) expect(permissions).toContain('camera=()');
});
