import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createRichText, htmlOf } from '../../behavior/createRichText.ts';
import { LinkDialog } from '../../parts/LinkDialog.tsx';
import { RichTextField } from './RichTextField.tsx';

const linkTarget = (address: string) => (/^https?:|^mailto:/.test(address) ? address : null);

const written = (content: string) => {
  const editor = createRichText({ content, linkTarget });
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
  [
    '<p><a href="mailto:a@club.example">a</a></p>',
    '<p><a href="mailto:a@club.example" target="_blank" rel="noopener noreferrer">a</a></p>',
  ],
  [
    '<p><a href="https://club.example/?a=1&amp;b=2" class="x" title="y">a</a></p>',
    '<p><a href="https://club.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a</a></p>',
  ],
  ['<p style="color: red">a<img src="x" onerror="run()"></p><script>run()</script>', '<p>a</p>'],
])('%s is written as %s', (html, expected) => {
  expect(written(html)).toBe(expected);
  expect(written(expected)).toBe(expected);
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
        linkTarget={linkTarget}
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

test('a link is set as the club’s rule writes it, and refused where it leads nowhere', () => {
  const onSet = vi.fn<(address: string) => void>();
  render(<LinkDialog address="" linkTarget={linkTarget} onClose={() => undefined} onSet={onSet} />);
  const enter = (value: string) => {
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Set link' }));
  };
  enter('nowhere');
  expect(screen.getByText(/^Please enter a web page/)).toBeTruthy();
  expect(onSet).not.toHaveBeenCalled();
  enter('mailto:a@club.example');
  expect(onSet).toHaveBeenCalledWith('mailto:a@club.example', 'mailto:a@club.example');
});
