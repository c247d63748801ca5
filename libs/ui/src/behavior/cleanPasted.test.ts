import { expect, test } from 'vitest';
import { cleanPasted } from './cleanPasted.ts';
import { createRichText, htmlOf } from './createRichText.ts';

test.each([
  ['<p style="color: red" class=x>Hello</p>', '<p>Hello</p>'],
  ['<p>At <del>seven</del> eight</p>', '<p>At <del>seven</del> eight</p>'],
  [
    '<p>At <del cite="mailto:Anna" datetime="2026-11-28T10:00">seven</del>eight</p>',
    '<p>At eight</p>',
  ],
  [`<img src='https://tracker.example/a.gif' alt="A > B">`, '<img>'],
  ['<p onclick="run()"\nONLOAD=x>Hello</p>', '<p>Hello</p>'],
  ['<style>p { color: red }</style><p>Hello</p>', '<p>Hello</p>'],
  ['<script>run()</script><!--[if mso]><xml></xml><![endif]--><p>Hello</p>', '<p>Hello</p>'],
  ['<p>He writes style="red" and src=x.</p>', '<p>He writes style="red" and src=x.</p>'],
  [
    '<a href="https://a.example/?class=1">Hello</a>',
    '<a href="https://a.example/?class=1">Hello</a>',
  ],
  [
    '<p data-pm-slice="1 1 []">Own <b>words</b></p>',
    '<p data-pm-slice="1 1 []">Own <b>words</b></p>',
  ],
])('%s becomes %s', (html, clean) => {
  expect(cleanPasted(html)).toBe(clean);
});

/** Returns what the editor holds after a paste, with the attributes of links and the paragraphs in items left out. */
const pasted = (html: string) => {
  const editor = createRichText({
    element: document.createElement('div'),
    content: '',
    linkTarget: (address) => address,
  });
  // jsdom has no such event.
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const written = htmlOf(editor);
  editor.destroy();
  return written
    .replaceAll(' target="_blank" rel="noopener noreferrer"', '')
    .replaceAll(/<li><p>(.*?)<\/p>/g, '<li>$1');
};

const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;font-family:Arial;font-weight:400;font-style:normal">Plain words and </span><span style="font-weight:700">bold words</span><span style="font-weight:400;font-style:italic"> and italic</span><span style="font-weight:700;font-style:italic">, both</span></p><br /><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">first</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>within</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>second</span></p></li></ul><h1 dir="ltr"><span style="font-weight:400">A heading</span></h1><p><a href="https://example.com/menu" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">the menu</span></a></p><div dir="ltr" align="left"><table><colgroup><col width="9"></colgroup><tbody><tr><td><p><span style="font-weight:700">19:00</span></p></td><td><p><span>Drinks</span></p><p><span>at the bar</span></p></td></tr><tr><td><p>20:00</p></td><td><p>Dinner</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0\nlevel${level} lfo1'><![if !supportLists]><span\nstyle='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>\n`;
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB><!--StartFragment--><h1>Programme<o:p></o:p></h1><p class=MsoNormal>Dear <b>members</b> and <i style="mso-bidi-font-style:normal">guests</i>,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordItem(1, '·', 'first point')}${wordItem(2, 'o', 'within')}${wordItem(1, '·', 'second <b>point</b>')}<p class=MsoNormal>Then:<o:p></o:p></p>${wordItem(1, '1.', 'one')}${wordItem(2, 'a)', 'letter')}${wordItem(1, '2.', 'two')}<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>19:00<o:p></o:p></p></td><td><p class=MsoNormal>Drinks</p></td></tr><tr><td>20:00</td><td>Dinner</td></tr></table><!--EndFragment--></body></html>`;

const online = (list: 'ul' | 'ol', level: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${list} class="BulletListStyle1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" aria-setsize="-1" data-aria-level="${level}" role="listitem" aria-level="${level}" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" paraid="1"><span data-contrast="auto" class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1" data-ccp-props="{&quot;1&quot;:2}">&nbsp;</span></p></li></${list}></div>`;
const wordOnline = `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="2"><span class="TextRun SCXW1" style="font-weight: normal">Programme</span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span data-contrast="auto" style="font-weight:bold" class="TextRun MacChromeBold SCXW1"><span class="NormalTextRun">Dear</span></span><span data-contrast="auto" class="TextRun" style="font-style:italic"> members</span><span class="LineBreakBlob BlobObject"><span>&nbsp;</span><br></span><span class="TextRun">of the <a class="Hyperlink" href="https://example.com/menu" target="_blank" style="font-weight:bold"><span>club</span></a></span><span class="EOP">&nbsp;</span></p></div>${online('ul', 1, 'first')}${online('ul', 2, 'within')}${online('ul', 1, 'second')}${online('ol', 1, 'one')}${online('ol', 1, 'two')}`;

const outlook = `<div class=WordSection1><p class=MsoNormal><span style='mso-fareast-language:EN-US'>Dear <b>members</b>,<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt'><span style='font-family:Symbol'>·</span><span style='font-size:7.0pt'>&nbsp;&nbsp;&nbsp; </span>first</p><p class=MsoListParagraph>still first</p><p class=MsoListParagraph><span>·&nbsp; </span>second</p><p class=MsoNormal><span style='display:none;mso-hide:all'>preheader</span>Yours</p></div>`;

const apple = `<!DOCTYPE html><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica} span.s1 {font: 12.0px Helvetica; font-weight: bold}\nspan.s2 {font: oblique 12.0px Helvetica}</style></head><body>\n<p class="p1"><b>Bold</b> and <span class="s1">by class</span>, <span class="s2">slanted</span><br>\nnext line</p>\n<p class="p2"><br></p>\n<ul class="ul1">\n<li class="li1"><span class="s3"></span>first</li>\n<ul class="ul1">\n<li class="li1">within</li>\n</ul>\n</ul>\n<ol class="ol1"><li class="li1">•<span class="Apple-tab-span" style="white-space:pre">\t</span>one</li></ol>\n<p class="p1"><a href="https://example.com/menu">the menu</a></p></body></html>`;

const notes = `<div><h1>Supper</h1></div><div><b style="font-weight: bold">Bold</b> <b>but <span style="font-weight: normal">not this</span></b></div><div><br></div><div><i>Italic</i></div><ul class="Apple-dash-list"><li>first</li></ul>`;

const libreOffice = `<p style="line-height: 115%"><font face="Liberation Serif"><b>Bold</b> and <i>italic</i></font></p>\n<ul>\n\t<li><p>first</p>\n\t<ul>\n\t\t<li><p>within</p></li>\n\t</ul></li>\n</ul>\n<h2 class="western">A heading</h2>\n<table width="100%"><col width="128*"><tr valign="top"><td><p>19:00</p></td><td><p><br></p></td><td><p>Drinks</p></td></tr></table>`;

const list = (items: string) => `<ul>${items}</ul>`;
const two = list(`<li>first${list('<li>within</li>')}</li><li>second</li>`);

test.each([
  [
    'Google Docs',
    googleDocs,
    `<p>Plain words and <strong>bold words</strong><em> and italic</em><strong><em>, both</em></strong></p>${two}<h3>A heading</h3><p><a href="https://example.com/menu">the menu</a></p><p><strong>19:00</strong> – Drinks at the bar<br />20:00 – Dinner</p>`,
  ],
  [
    'Word',
    word,
    `<h3>Programme</h3><p>Dear <strong>members</strong> and <em>guests</em>,</p>${list(`<li>first point${list('<li>within</li>')}</li><li>second <strong>point</strong></li>`)}<p>Then:</p><ol><li>one<ol><li>letter</li></ol></li><li>two</li></ol><p>19:00 – Drinks<br />20:00 – Dinner</p>`,
  ],
  [
    'Word online',
    wordOnline,
    `<h3>Programme</h3><p><strong>Dear</strong><em> members</em><br />of the <a href="https://example.com/menu"><strong>club</strong></a></p>${two}<ol><li>one</li><li>two</li></ol>`,
  ],
  [
    'Word online with levels in data alone',
    `${online('ul', 1, 'first')}${online('ul', 2, 'within')}${online('ul', 1, 'second')}`.replaceAll(
      ' aria-level',
      ' data-other',
    ),
    two,
  ],
  [
    'Outlook',
    outlook,
    `<p>Dear <strong>members</strong>,</p>${list('<li>first<p>still first</p></li><li>second</li>')}<p>Yours</p>`,
  ],
  [
    'Pages, Mail and TextEdit',
    apple,
    `<p><strong>Bold</strong> and <strong>by class</strong>, <em>slanted</em><br />next line</p>${list(`<li>first${list('<li>within</li>')}</li>`)}<ol><li>one</li></ol><p><a href="https://example.com/menu">the menu</a></p>`,
  ],
  [
    'Notes',
    notes,
    `<h3>Supper</h3><p><strong>Bold</strong> <strong>but </strong>not this</p><p><em>Italic</em></p>${list('<li>first</li>')}`,
  ],
  [
    'LibreOffice',
    libreOffice,
    `<p><strong>Bold</strong> and <em>italic</em></p>${list(`<li>first${list('<li>within</li>')}</li>`)}<h3>A heading</h3><p>19:00 – Drinks</p>`,
  ],
  ['words of a line', '<span style="font-weight:600">a</span> b', '<p><strong>a</strong> b</p>'],
  [
    'a table that lays out a letter',
    '<table><tr><td><table><tr><td><h2>News</h2><p>One</p></td></tr></table></td></tr></table>',
    '<h3>News</h3><p>One</p>',
  ],
])('what %s copies keeps its bold, italic, lists, headings and links', (_, html, expected) => {
  expect(pasted(html)).toBe(expected);
});
