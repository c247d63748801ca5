import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx';

const pictures = ['a', 'b', 'c', 'd'].map((name) => ({
  src: `/${name}.jpg`,
  alt: `Picture ${name}`,
}));

// jsdom lays nothing out, so that nothing scrolls.
beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
});

function Page({ onClose = vi.fn(), ...props }: Partial<PictureViewerProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const [current, setCurrent] = useState(0);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Show</button>
      <PictureViewer
        open={isOpen}
        title="Casa do Mirante"
        pictures={pictures}
        current={current}
        loadsAhead
        {...props}
        onMove={setCurrent}
        onClose={(reason) => {
          onClose(reason);
          setIsOpen(false);
        }}
      />
    </>
  );
}

async function open(props: Partial<PictureViewerProps> = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('dialog', { name: 'Casa do Mirante' });
}

const loaded = () => [...document.querySelectorAll('img')].map(({ alt }) => alt);

test('keys and buttons show the pictures in a ring, and the count says which', async () => {
  await open();
  expect(screen.getByRole('status').textContent).toBe('1 of 4');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status').textContent).toBe('4 of 4');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('2 of 4');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('status').textContent).toBe('4 of 4');
  await userEvent.keyboard('{Home}');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('status').textContent).toBe('2 of 4');
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(screen.getByRole('status').textContent).toBe('1 of 4');
});

test('the pictures beside the current one are loaded, others when they come near', async () => {
  await open();
  expect(loaded()).toEqual(['Picture a', 'Picture b']);
  expect(screen.getByRole('img', { name: 'Picture d' }).tagName).toBe('SPAN');
  await userEvent.keyboard('{ArrowRight}');
  expect(loaded()).toEqual(['Picture a', 'Picture b', 'Picture c']);
});

test('a viewer that saves data loads the current picture alone', async () => {
  await open({ loadsAhead: false });
  expect(loaded()).toEqual(['Picture a']);
});

test('a picture that fails leaves its frame with its text, and keeps its number', async () => {
  await open();
  fireEvent.error(screen.getByRole('img', { name: 'Picture a' }));
  expect(loaded()).toEqual(['Picture b']);
  expect(screen.getByRole('img', { name: 'Picture a' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Picture 1 of 4' })).toBeTruthy();
});

test('a text with markup stays text', async () => {
  const alt = '<img src=x onerror=alert(1)>';
  await open({
    pictures: [
      { src: '/a.jpg', alt },
      { src: '/b.jpg', alt },
    ],
  });
  expect(screen.getAllByRole('img', { name: alt })).toHaveLength(2);
});

test('Escape and the cross ask to close it, and the focus returns', async () => {
  const onClose = vi.fn();
  await open({ onClose });
  await userEvent.keyboard('{Escape}');
  const opener = screen.getByRole('button', { name: 'Show' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose.mock.calls).toEqual([['escape'], ['close']]);
});

test('a swipe shows the picture that it stops at', async () => {
  await open();
  const strip = screen.getByRole('group', { name: 'Pictures' });
  Object.defineProperties(strip, { clientWidth: { value: 100 }, scrollLeft: { value: 190 } });
  fireEvent.scroll(strip);
  expect(screen.getByRole('status').textContent).toBe('3 of 4');
});
