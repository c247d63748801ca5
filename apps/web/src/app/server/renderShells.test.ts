// @vitest-environment node
import { routes } from '@parlour/core';
import { expect, test } from 'vitest';
import { renderShells } from './renderShells.tsx';

test('web/app/shell-22: every page of members has a shell with the menu and its skeletons', async () => {
  const { pages, style } = await renderShells('.first-paint{a:b}.other{a:b}');
  expect(style).toBe('.first-paint{a:b}');
  const names = Object.keys(routes).filter((name) => name !== 'signIn' && name !== 'view');
  expect(Object.keys(pages)).toEqual(names);
  for (const [name, html] of Object.entries(pages)) {
    expect(html).toContain('aria-label="Main"');
    // A search waits for what is typed, not for data.
    if (name !== 'search') expect(html).toMatch(/<main.*<div aria-hidden="true"/);
    expect(html).not.toContain('<footer');
    expect(html).toContain('<!--club-name-->');
    expect(html).not.toContain('id="own-menu"');
    expect(html).toMatch(/<!--concierge--><button .*<!--\/concierge-->/);
    expect(html).not.toContain('.invalid');
  }
  expect(pages['events']).toMatch(/<h1[^>]*>Events<\/h1>/);
});

test("web/app/shell-23: the dashboard's shell has a place for its picture, which only members request", async () => {
  const { pages } = await renderShells('');
  const place = /<!--first-picture-->(.*)<!--\/first-picture-->/;
  const [, pictures = ''] = place.exec(pages['dashboard'] ?? '') ?? [];
  expect(pictures.match(/<img /g)).toHaveLength(2);
  expect(pictures).toContain('fetchPriority="high"');
  expect(pictures).toMatch(/srcSet="\/api\/images\/proxy\?url=the-first-picture&amp;width=/);
  expect(pictures.match(/loading="lazy"/g)).toHaveLength(2);
  expect(pages['dashboard']).not.toContain('<link');
  expect(pages['events']).not.toContain('first-picture');
});

test('web/app/shell-22: a shell names neither a member nor a time of the day', async () => {
  const { pages } = await renderShells('');
  expect(pages['dashboard']).toMatch(/<p[^>]*>&nbsp;<\/p><h1[^>]*>&nbsp;&#10;&nbsp;<\/h1>/);
  expect(pages['dashboard']).not.toContain('Good ');
});
