import {
  calls,
  type Call,
  getDestination,
  getVendor,
  listDestinations,
  listRelatedVendors,
  proxyImage,
} from '@parlour/contract';
import { expect, test } from 'vitest';
import { routes } from '../routes/routes.ts';
import { guideCallPaths, offlineKind, type OfflineRequest, pictureKey } from './requests.ts';

const kindOf = (path: string, request: Partial<OfflineRequest> = {}) =>
  offlineKind({
    method: 'GET',
    isSameOrigin: true,
    isNavigation: false,
    path,
    search: '',
    referrer: '/destination-guides/rome',
    memberId: 'm1',
    ...request,
  });
const pageKind = (path: string, search = '') => kindOf(path, { isNavigation: true, search });

test('core/offline-1: pages of the route table are responded to', () => {
  for (const { path } of Object.values(routes)) {
    expect(pageKind(path.replace(/:\w+/, 'some')), path).toBe('page');
  }
});

test.each([
  '/desk',
  '/desk/',
  '/desk/events',
  '/studio',
  '/studio/guides',
  '/api/docs',
  '/api/docs/index.html',
  '/api/staff/requests',
  '/no-such-page',
  '/service-worker.js',
  '/robots.txt',
])('core/offline-1: opening %s passes by', (path) => expect(pageKind(path)).toBeNull());

test('core/offline-2: the calls of a guide are those of the contract', () => {
  const guide = [listDestinations, getDestination, getVendor, listRelatedVendors];
  expect(guideCallPaths).toEqual(guide.map(({ path }) => path));
  expect(pictureKey('/a')).toBe(`${proxyImage.path}?url=%2Fa`);
});

test('core/offline-2, core/offline-4: of all calls with a token, only those of a guide and pictures are responded to', () => {
  const responded = Object.values<Call>(calls)
    .filter(({ path, method, fixedQuery }) => {
      const search =
        fixedQuery === undefined
          ? ''
          : `?${Object.entries(fixedQuery).join('&').replaceAll(',', '=')}`;
      return kindOf(path.replace(/:\w+/, 'x'), { method, search }) !== null;
    })
    .map(({ path }) => path);
  expect(responded.toSorted()).toEqual([...guideCallPaths, proxyImage.path].toSorted());
});

test('core/offline-2: a call of a guide without a token passes by', () => {
  expect(kindOf('/api/destinations/rome')).toBe('call');
  expect(kindOf('/api/destinations/rome', { memberId: null })).toBeNull();
});

test.each(['/api/staff/destinations', '/api/staff', '/api/profile', '/api/documents/1/preview'])(
  'core/offline-4: %s passes by',
  (path) => expect(kindOf(path)).toBeNull(),
);

test('core/offline-3: visits, writes and other origins pass by', () => {
  expect(pageKind('/destination-guides/rome', '?ref=abc')).toBeNull();
  expect(kindOf('/api/destinations/rome', { search: '?a=b&ref=abc' })).toBeNull();
  expect(pageKind('/destination-guides/rome', '?preferred=1')).toBe('page');
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
    expect(kindOf('/api/vendors/x', { method })).toBeNull();
  }
  expect(kindOf('/api/vendors/x', { isSameOrigin: false })).toBeNull();
  expect(kindOf('/assets/index-abc.js', { isSameOrigin: false })).toBeNull();
});

test.each([
  '/desk',
  '/desk/events',
  '/studio/guides',
  '/destination-guides/rome?ref=a',
  '/desk/assets/index.js',
])('core/offline-5: what %s requests passes by', (referrer) => {
  for (const path of ['/api/destinations/rome', '/api/images/proxy', '/assets/index-abc.js']) {
    expect(kindOf(path, { referrer }), path).toBeNull();
  }
});

test('core/offline-5: what a page or a file of the member app requests is responded to', () => {
  for (const referrer of ['/', '/vendors/lume?a=b', '/assets/style-abc.css', null]) {
    expect(kindOf('/api/images/proxy', { referrer })).toBe('picture');
  }
});

test('core/offline-1: hashed files and pictures of the proxy are responded to, other files pass by', () => {
  expect(kindOf('/assets/index-abc.js')).toBe('file');
  expect(kindOf('/api/images/proxy', { search: '?url=%2Fa&width=640' })).toBe('picture');
  for (const path of [
    '/pictures/rome.webp',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/map-tiles/a.pmtiles',
  ]) {
    expect(kindOf(path), path).toBeNull();
    expect(kindOf(path, { search: '?v=1780000000250' }), path).toBeNull();
  }
});
