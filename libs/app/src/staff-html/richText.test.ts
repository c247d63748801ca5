import { staffHref } from '@parlour/core';
import { createRichText, htmlOf } from '@parlour/ui/rich-text-html';
import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** Numbers that look random and are the same in every run. */
function createRandom() {
  let state = 7;
  return (below: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}
const random = createRandom();
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
const several = (make: () => string) => Array.from({ length: 1 + random(3) }, make).join('');

const words = [
  'Dinner',
  'a &lt; b',
  'R&amp;D',
  'Zoë’s',
  '&nbsp;',
  '"quoted"',
  '1 &gt; 0',
  '<br>',
  '晚餐',
];
const marks = ['strong', 'b', 'em', 'i', 'u', 'small', 'span style="color: red"', 'code'];
const links = [
  'https://club.example/?a=1&amp;b=2',
  'mailto:a@b.example',
  'tel:+39 06 0194 6013',
  'www.club.example',
  'https://u:p@club.example',
  'javascript:run()',
  '#top',
];
const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h6', 'blockquote', 'div', 'pre', 'section'];

const element = (tag: string, content: string) => `<${tag}>${content}</${tag.split(' ')[0]}>`;

function inline(depth = 0): string {
  const kind = depth > 2 ? 0 : random(4);
  if (kind === 1)
    return element(
      pick(marks),
      several(() => inline(depth + 1)),
    );
  if (kind === 2) return element(`a href="${pick(links)}"`, inline(depth + 1));
  return ` ${pick(words)} `;
}

function block(depth = 0): string {
  const kind = depth > 2 ? 0 : random(5);
  const inside = () => block(depth + 1);
  if (kind === 1) {
    const list = pick(['ul', 'ol', 'ol start="4"', 'ul class="x"']);
    return element(
      list,
      several(() => element('li', several(inside))),
    );
  }
  if (kind === 2) return element(pick(blocks), several(inside));
  if (kind === 3)
    return pick(['<hr>', '<img src="x" onerror="run()">', '<table><tr><td>a</td></tr></table>']);
  return element(pick(blocks), several(inline));
}

const written = (content: string) => {
  const editor = createRichText({ content, linkTarget: staffHref });
  const html = htmlOf(editor);
  editor.destroy();
  return html;
};

/** Returns the HTML as this browser writes it. */
const asBrowser = (html: string) => {
  const frame = document.createElement('div');
  frame.innerHTML = html;
  return frame.innerHTML;
};

test('core/format-23: what the editor writes is kept as it is, whatever it was given', () => {
  for (let round = 0; round < 200; round += 1) {
    const html = written(several(block));
    expect(sanitizeHtml(html)).toBe(asBrowser(html));
  }
});
