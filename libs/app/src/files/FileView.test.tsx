import type { CallFailure, RequestFile, Result } from '@parlour/contract';
import type { FetchedPreview, PdfFrame } from '@parlour/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { FilePreview } from './FilePreview.tsx';
import { FileView } from './FileView.tsx';
import { usePreview } from './usePreview.ts';

let revokeObjectURL: MockInstance<typeof URL.revokeObjectURL>;
beforeEach(() => {
  revokeObjectURL = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => revokeObjectURL.mockRestore());

const file = { id: 'f1', name: 'Plan', size: 2048, extension: 'pdf' } as RequestFile;
const failure: CallFailure = {
  kind: 'transport',
  reason: 'network',
  message: 'Lost.',
  detail: 'Lost.',
};
type Fetch = (signal: AbortSignal) => Promise<Result<FetchedPreview, CallFailure>>;

type ShownFileProps = { fetch: Fetch; isEncrypted?: boolean };

function ShownFile({ fetch, isEncrypted = false }: ShownFileProps) {
  return <FileView file={{ ...file, isEncrypted }} {...usePreview(fetch)} pdfFrame="allPages" />;
}
const toggle = () => userEvent.click(screen.getByRole('button', { name: /Plan$/ }));

test('a file is fetched each time that it is shown, and released when it is hidden or left', async () => {
  let count = 0;
  const fetch = vi.fn<Fetch>(() => {
    count += 1;
    return Promise.resolve({
      ok: true,
      value: { url: `blob:${count}`, mediaType: 'application/pdf' },
    });
  });
  const { unmount } = render(<ShownFile fetch={fetch} />);
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.queryByTitle('Plan')).toBeNull();
  await toggle();
  expect(screen.getByTitle('Plan').getAttribute('src')).toMatch(/^blob:1#/);
  expect(screen.getByRole('button').ariaExpanded).toBe('true');
  screen.getByRole('link', { name: 'Download Plan.pdf' });
  await toggle();
  expect(screen.queryByTitle('Plan')).toBeNull();
  expect(screen.getByRole('button').ariaExpanded).toBe('false');
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1']]);
  await toggle();
  unmount();
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});

test('a file that could not be fetched says so until it is tried again', async () => {
  const second = Promise.withResolvers<Result<FetchedPreview, CallFailure>>();
  const fetch = vi.fn<Fetch>(() => second.promise);
  fetch.mockResolvedValueOnce({ ok: false, failure });
  render(<ShownFile fetch={fetch} />);
  expect(screen.getByRole('alert').textContent).toBe('');
  await toggle();
  expect(screen.getByRole('alert').textContent).toContain('Failed to preview document');
  await toggle();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.queryByTitle('Plan')).toBeNull();
});

/** Shows a preview, and returns the names of its links and whether it has a frame or says that it cannot be shown. */
function show(mediaType: string, pdfFrame: PdfFrame) {
  const preview = { url: 'blob:1', mediaType };
  render(<FilePreview title="Plan" preview={preview} fileName="Plan.pdf" pdfFrame={pdfFrame} />);
  const shown = {
    links: screen.getAllByRole('link').map(({ textContent }) => textContent),
    frame: screen.queryByTitle('Plan') !== null,
    picture: screen.queryByRole('img', { name: 'Plan' }) !== null,
    isRefused: screen.queryByText('This document cannot be shown here.') !== null,
    isCut: screen.queryByText(/only the first page/) !== null,
  };
  expect(screen.getByText('Download Plan.pdf').getAttribute('download')).toBe('Plan.pdf');
  cleanup();
  return shown;
}

test('web/documents-9: a PDF is shown as far as the browser can, and a picture always', () => {
  const download = 'Download Plan.pdf';
  const links = ['Open Plan in a new tab', download];
  const nothing = { frame: false, picture: false, isRefused: false, isCut: false };
  expect(show('application/pdf', 'allPages')).toEqual({ ...nothing, links, frame: true });
  expect(show('application/pdf', 'firstPage')).toEqual({
    ...nothing,
    links: ['Open in a new tab Plan', download],
    frame: true,
    isCut: true,
  });
  expect(show('application/pdf', 'none')).toEqual({ ...nothing, links, isRefused: true });
  expect(show('image/png', 'none')).toEqual({ ...nothing, links, picture: true });
  expect(show('application/octet-stream', 'firstPage')).toEqual({
    ...nothing,
    links: [download],
    isRefused: true,
  });
});

test('a file that opens with a password says so', () => {
  const fetch = vi.fn<Fetch>();
  const { container, rerender } = render(<ShownFile fetch={fetch} />);
  expect(container.textContent).not.toContain('Encrypted');
  rerender(<ShownFile fetch={fetch} isEncrypted />);
  expect(container.textContent).toContain('Encrypted');
});
