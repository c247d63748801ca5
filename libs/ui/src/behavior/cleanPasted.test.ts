import { expect, test } from 'vitest';
import { cleanPasted } from './cleanPasted.ts';

test.each([
  ['<p style="color: red" class=x>Hello</p>', '<p  >Hello</p>'],
  [`<img src='https://tracker.example/a.gif' alt="A > B">`, '<img  alt="A > B">'],
  ['<p onclick="run()"\nONLOAD=x>Hello</p>', '<p  >Hello</p>'],
  ['<style>p { color: red }</style><p>Hello</p>', '<p>Hello</p>'],
  ['<script>run()</script><!--[if mso]><xml></xml><![endif]--><p>Hello</p>', '<p>Hello</p>'],
  ['<b style="font-weight:normal;" id="docs-1"><p>Hello</p></b>', '<span><p>Hello</p></b>'],
  ['<b>Hello</b>', '<b>Hello</b>'],
  ['<p>He writes style="red" and src=x.</p>', '<p>He writes style="red" and src=x.</p>'],
  [
    '<a href="https://a.example/?class=1">Hello</a>',
    '<a href="https://a.example/?class=1">Hello</a>',
  ],
])('%s becomes %s', (html, clean) => {
  expect(cleanPasted(html)).toBe(clean);
});
