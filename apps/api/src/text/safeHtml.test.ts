import { expect, test } from 'vitest';
import { safeHtml } from './safeHtml.ts';

test('simple markup stays', () => {
  const html =
    '<p>A <strong>table</strong> by the <em>fire</em><br />CO<sub>2</sub>, m<sup>2</sup></p>';
  expect(safeHtml(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<p style="position:fixed" onclick="alert(1)" class="x" id="y">text</p>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<svg><a xlink:href="javascript:alert(1)">text</a></svg>',
])('nothing that runs, styles or loads is left of %s', (html) => {
  expect(safeHtml(html)).not.toMatch(/script|style|on\w+=|class|id=|src|iframe|svg/);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/own/page', 'https://u:p@club.example', ''])(
  'core/format-23: a link to %s leaves its words',
  (url) => {
    const html = `<p>Come <a href="${url}" target="_top" title="x">over <b>here</b></a>.</p>`;
    expect(safeHtml(html)).toBe('<p>Come over <b>here</b>.</p>');
  },
);

test('core/format-23: links that lead nowhere leave those beside and around them whole', () => {
  const link = '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>';
  expect(safeHtml(`<a href="#">x</a>${link}<a name="y">y</a>${link}`)).toBe(`x${link}y${link}`);
  expect(safeHtml(`<p><a><b>x</b><a href="#">y</a></a></p>${link}`)).toBe(
    `<p><b>x</b>y</p>${link}`,
  );
});

test('core/format-23: links to emails and telephones stay', () => {
  for (const href of ['mailto:anna@club.example?subject=Hello', 'tel:+390601946013;ext=12']) {
    expect(safeHtml(`<a href="${href}">here</a>`)).toBe(
      `<a href="${href}" target="_blank" rel="noopener noreferrer">here</a>`,
    );
  }
});

test('a link to a web page opens in a new tab and gives nothing away', () => {
  expect(safeHtml('<a href="https://club.example" target="_top" title="x">here</a>')).toBe(
    '<a href="https://club.example" target="_blank" rel="noopener noreferrer">here</a>',
  );
});

test('a text that was sanitized before has the same result again', () => {
  for (const html of ['<b onclick="x()">once</b>', '<p>as it is</p>', '']) {
    const first = safeHtml(html);
    expect(safeHtml(html)).toBe(first);
    expect(first).not.toContain('onclick');
  }
});

/** What the editor of the desk writes, in every place where it may be. Its own test says that it writes nothing more. */
function* editorTexts(): Generator<string> {
  const link = 'href="https://club.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"';
  const words = ['Dinner &lt;at&gt; "seven"', 'R&amp;D\u00a0&amp;c.', 'Zoë’s 晚餐', 'a<br />b'];
  const inline = words.flatMap((word) => [
    word,
    `<strong>${word}</strong>`,
    `<em>${word}</em> and <strong><em>${word}</em></strong>`,
    `<a ${link}>${word}</a>`,
    `<a ${link}><strong>${word}</strong></a>`,
  ]);
  const blocks = inline.flatMap((text) => [
    `<p>${text}</p>`,
    `<h3>${text}</h3>`,
    `<h4>${text}</h4>`,
    `<ul><li><p>${text}</p><ol><li><p>${text}</p></li></ol></li></ul>`,
  ]);
  for (const block of blocks)
    yield* [block, `<blockquote>${block}</blockquote>`, `${block}<p></p>`];
}

test('core/format-23: what the editor of the desk writes is kept as it is', () => {
  for (const html of editorTexts()) expect(safeHtml(html)).toBe(html);
});
