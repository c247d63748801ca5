import { PREVIEW_SIZE } from '@parlour/contract';
import { expect, test } from 'vitest';
import { fillTemplate } from './renderedPage.ts';

const template = `<!doctype html><head><!--about--><title>Parlour</title><!--/about-->
<link rel="stylesheet" href="/a.css"></head><body><!--root--><div id="root">first</div><!--/root--></body>`;

const location = {
  publicUrl: 'https://club.example',
  path: '/events/e1?ref=m1',
  clubName: 'The Club',
};
const page = {
  title: 'Supper · The Club',
  preview: {
    title: 'Supper',
    description: 'By the fire.',
    picture: '/pictures/supper.webp',
    type: 'article',
  },
  status: 200,
  html: '<main>Supper</main>',
  style: 'main{a:b}',
  data: { queries: [] },
} as const;

test('api/web-9, api/web-21: title, description and picture are in the head, with absolute URLs', () => {
  const html = fillTemplate(template, page, location);
  for (const part of [
    '<title>Supper · The Club</title>',
    '<meta name="description" content="By the fire.">',
    '<meta name="robots" content="noindex">',
    '<meta property="og:title" content="Supper">',
    '<meta property="og:url" content="https://club.example/events/e1?ref=m1">',
    '<meta property="og:type" content="article">',
    '<meta property="og:locale" content="en_US">',
    'content="https://club.example/api/images/proxy?url=%2Fpictures%2Fsupper.webp&amp;format=jpeg&amp;shape=preview"',
    `<meta property="og:image:width" content="${PREVIEW_SIZE.width}">`,
    `<meta property="og:image:height" content="${PREVIEW_SIZE.height}">`,
    '<meta property="og:image:alt" content="Supper">',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('<title>Parlour</title>');
});

test('api/web-9: the page is in the root element with its data', () => {
  const html = fillTemplate(template, page, location);
  expect(html).toContain('<div id="root" data-rendered><main>Supper</main></div>');
  expect(html).toContain('<script type="application/json" id="data">{"queries":[]}</script>');
  expect(html).not.toContain('first');
});

test("api/web-9: without a picture or data there is none of it, and the club's name is the description", () => {
  const preview = { title: 'Sign In', description: null, picture: null, type: 'website' } as const;
  const html = fillTemplate(template, { ...page, preview, data: null }, location);
  expect(html).not.toContain('og:image');
  expect(html).not.toContain('id="data"');
  expect(html).toContain('<meta name="description" content="The Club">');
});

test('api/web-23: the style that the page needs is in the head, and its style sheet waits unless scripts are off', () => {
  const html = fillTemplate(template, page, location);
  expect(html).toContain(
    '<style>main{a:b}</style><noscript><link rel="stylesheet" href="/a.css"></noscript></head>',
  );
  expect(html).toMatch(/<link rel="later" as="style" href="\/a.css"><\/body>$/);
});

test('api/web-23: the first paint waits for the end of the page, before its data', () => {
  const html = fillTemplate(template, page, location);
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<link rel="expect" href="#page-end" blocking="render">');
  expect(body).toContain('</main></div><template id="page-end"></template><script');
});

test('api/web-23: a page without a style of its own waits for the style sheet', () => {
  const html = fillTemplate(template, { ...page, style: '' }, location);
  expect(html).toContain('\n<link rel="stylesheet" href="/a.css"></head>');
});

test('api/web-12: no text ends the attribute, the element or the script that holds it', () => {
  const hostile = `"'><script>alert(1)</script><!--`;
  const html = fillTemplate(
    template,
    {
      title: hostile,
      status: 200,
      preview: { title: hostile, description: hostile, picture: hostile, type: 'website' },
      html: '',
      style: '',
      data: { name: hostile, end: '</script>' },
    },
    { ...location, clubName: hostile, path: `/events/e1?ref=${hostile}` },
  );
  // The data script.
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
});
