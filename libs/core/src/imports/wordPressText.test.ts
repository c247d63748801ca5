import { expect, test } from 'vitest';
import { readCells } from './readCells.ts';

const foreign = { isForeign: true } as const;

test('core/imports-12: shortcodes of WordPress are left out, and what they enclose stays', () => {
  const read = (description: string) =>
    readCells('vendor', { description }, foreign).values['description'];
  for (const [cell, text] of [
    ['[caption id="attachment_7" align="alignnone"]The terrace[/caption]', '<p>The terrace</p>'],
    ['Before\n\n[gallery ids="1,2,3"]\n\nAfter', '<p>Before</p><p>After</p>'],
    ['<p>Before</p><p>[gallery columns=3]</p><p>After</p>', '<p>Before</p><p>After</p>'],
    ['[embed]https://a.example/b[/embed]', '<p>https://a.example/b</p>'],
    ['[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]', '<p>Text</p>'],
    ['[contact-form-7 id=&quot;1&quot; title=&quot;Ask&quot;] Ask', '<p>Ask</p>'],
    ['[video mp4="a.mp4"][/video]Tour', '<p>Tour</p>'],
    ['[su_button url="a"]More[/su_button] [b]bold[/b]', '<p>More [b]bold[/b]</p>'],
    [
      '[gallery](https://a.example), [[gallery]]',
      '<p>[gallery](https://a.example), [[gallery]]</p>',
    ],
    [
      '[sic] [1] [video] [url=https://a.example]x[/url]',
      '<p>[sic] [1] [video] [url=https://a.example]x[/url]</p>',
    ],
  ] as const) {
    expect(read(cell), cell).toBe(text);
  }
  const own = readCells('vendor', { description: '[gallery]' });
  expect(own.values['description']).toBe('[gallery]');
});
