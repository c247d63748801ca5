import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ReadOnlyFields } from '../../behavior/ReadOnlyFields.tsx';
import { FileField } from './FileField.tsx';

const pdf = new File(['A passport'], 'passport.pdf', { type: 'application/pdf' });
const picture = new File(['A license'], 'license.png', { type: 'image/png' });

function Upload({ onChoose, disabled = false }: { onChoose?: () => void; disabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      label="File"
      required
      hint="At most 10 MB."
      error="This file is empty."
      accept=".pdf,.png"
      disabled={disabled}
      chosen={file && { name: file.name, size: `${file.size} bytes` }}
      onChoose={(next) => {
        setFile(next);
        onChoose?.();
      }}
      onRemove={() => setFile(null)}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^File/);
const zone = () => input().parentElement!;
const dropOf = (...files: File[]) => ({ dataTransfer: { files } });

test('it is the browser’s own file input, with its label, its hint and its error', () => {
  render(<Upload />);
  expect(input().type).toBe('file');
  expect(input().accept).toBe('.pdf,.png');
  expect(input().required).toBe(true);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const described = input()
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['At most 10 MB.', 'This file is empty.']);
});

test('it has no attribute that HTML does not know for a file input', () => {
  render(
    <ReadOnlyFields when>
      <Upload />
    </ReadOnlyFields>,
  );
  expect(input().hasAttribute('readonly')).toBe(false);
});

test('a chosen file is told by name and size, first of all that describes the input', async () => {
  render(<Upload />);
  await userEvent.upload(input(), pdf);
  expect(screen.getByRole('status').textContent).toContain('passport.pdf 10 bytes');
  const [first = ''] = input().getAttribute('aria-describedby')!.split(' ');
  expect(document.getElementById(first)?.textContent).toBe('passport.pdf 10 bytes');
});

test('removing it gives the focus back to the input, and the same file can be chosen again', async () => {
  const onChoose = vi.fn();
  render(<Upload onChoose={onChoose} />);
  await userEvent.upload(input(), pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Remove passport.pdf' }));
  expect(screen.queryByText(/passport.pdf/)).toBeNull();
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('');
  await userEvent.upload(input(), pdf);
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('a file can be dropped onto it, and it shows that one is held over it', () => {
  render(<Upload />);
  const before = zone().className;
  fireEvent.dragOver(input(), dropOf(picture));
  expect(zone().className).not.toBe(before);
  fireEvent.dragLeave(input());
  expect(zone().className).toBe(before);
  fireEvent.dragOver(input(), dropOf(picture));
  fireEvent.drop(input(), dropOf(picture, pdf));
  screen.getByRole('button', { name: 'Remove license.png' });
  expect(zone().className).toBe(before);
});

test('of several that are dropped the first is taken, and that it is one at a time is said', () => {
  render(<Upload />);
  const said = () => screen.queryByText('Only one file can be added at a time.');
  fireEvent.drop(input(), dropOf(picture, pdf));
  screen.getByRole('button', { name: 'Remove license.png' });
  expect(screen.getByRole('status').contains(said())).toBe(true);
  fireEvent.drop(input(), dropOf(pdf));
  expect(said()).toBeNull();
});

test('text that is dropped is no file', () => {
  const onChoose = vi.fn();
  render(<Upload onChoose={onChoose} />);
  fireEvent.drop(input(), dropOf());
  expect(onChoose).not.toHaveBeenCalled();
});

test('while disabled nothing is taken', () => {
  const onChoose = vi.fn();
  render(<Upload onChoose={onChoose} disabled />);
  expect(input().disabled).toBe(true);
  fireEvent.drop(zone(), dropOf(pdf));
  fireEvent.drop(input(), dropOf(pdf));
  expect(onChoose).not.toHaveBeenCalled();
});

test('a file that misses it is not opened in place of the page, as long as the field is there', () => {
  const { unmount } = render(<Upload />);
  const isStored = () => {
    const drop = createEvent.drop(document.body, dropOf(pdf));
    fireEvent(document.body, drop);
    return drop.defaultPrevented;
  };
  expect(isStored()).toBe(true);
  unmount();
  expect(isStored()).toBe(false);
});

test('marks in the name of a file turn the direction of nothing but the name', () => {
  const turned = new File(['A program'], 'scan\u202Efdp.exe', { type: 'application/pdf' });
  render(<Upload />);
  fireEvent.drop(input(), dropOf(turned));
  expect(screen.getByText(turned.name, { selector: 'bdi' })).toBeDefined();
});
