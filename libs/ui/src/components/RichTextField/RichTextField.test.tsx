import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createRichText, htmlOf, isLinkable } from '../../behavior/createRichText.ts';
import { RichTextField } from './RichTextField.tsx';

const written = (content: string) => {
  const editor = createRichText({ content });
  const html = htmlOf(editor);
  editor.destroy();
  return html;
};

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['Hello', '<p>Hello</p>'],
  ['<h1>One</h1><h2>Two</h2><h5>Five</h5>', '<h3>One</h3><h3>Two</h3><h4>Five</h4>'],
  ['<p>a<br>b&nbsp;c</p>', '<p>a<br />b\u00a0c</p>'],
  ['<p><b>a</b> <i>b</i> <u>c</u></p>', '<p><strong>a</strong> <em>b</em> c</p>'],
  ['<ol start="4"><li>a</li></ol>', '<ol><li><p>a</p></li></ol>'],
  ['<p><a href="javascript:run()">a</a></p>', '<p>a</p>'],
  ['<p><a href="mailto:a@club.example">a</a></p>', '<p>a</p>'],
  [
    '<p><a href="https://club.example/?a=1&amp;b=2" class="x" title="y">a</a></p>',
    '<p><a href="https://club.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a</a></p>',
  ],
  ['<p style="color: red">a<img src="x" onerror="run()"></p><script>run()</script>', '<p>a</p>'],
])('%s is written as %s', (html, expected) => {
  expect(written(html)).toBe(expected);
  expect(written(expected)).toBe(expected);
});

test.each([
  ['https://club.example/a?b=c#d', true],
  ['HTTP://club.example', true],
  ['mailto:a@club.example', false],
  ['//club.example', false],
  ['javascript:run()', false],
  ['https://club.example/<br>', false],
  ['https://', false],
])('%s can be linked: %s', (address, can) => {
  expect(isLinkable(address)).toBe(can);
});

function Description({ error }: { error?: string }) {
  const [value, setValue] = useState('<p>Hello</p>');
  return (
    <>
      <RichTextField
        label="Description"
        hint="Members read it."
        error={error}
        required
        value={value}
        onChange={setValue}
      />
      <button type="button" onClick={() => setValue('<h3>Another</h3>')}>
        Take yesterday’s
      </button>
    </>
  );
}

test('it is a text box with its label, hint and error, and adds no style element', async () => {
  const before = document.querySelectorAll('style').length;
  render(<Description error="It is too long." />);
  const box = await screen.findByRole('textbox', {
    name: 'Description',
    description: 'Members read it. It is too long.',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.textContent).toBe('Hello');
  expect(document.querySelectorAll('style')).toHaveLength(before);
  expect(screen.getByRole('toolbar', { name: 'Formatting of Description' })).toBeTruthy();
});

test('a value that is changed elsewhere is shown', async () => {
  render(<Description />);
  const box = await screen.findByRole('textbox', { name: 'Description' });
  fireEvent.click(screen.getByRole('button', { name: 'Take yesterday’s' }));
  expect(box.querySelector('h3')?.textContent).toBe('Another');
});
