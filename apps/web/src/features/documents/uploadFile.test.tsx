import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newDocument } from '../../testing/club.ts';
import { renderDocuments } from '../../testing/renderDocuments.tsx';

/** Fakes the part of `XMLHttpRequest` that reports the progress of an upload. */
class SlowUpload extends EventTarget {
  static last: SlowUpload;

  readonly upload = new EventTarget();
  readonly status = 201;
  readonly statusText = 'Created';
  // A buffer of this realm, like a browser's response.
  readonly response = Uint8Array.from(
    JSON.stringify({ success: true, data: newDocument }),
    (character) => character.charCodeAt(0),
  ).buffer;

  open = vi.fn();
  setRequestHeader = vi.fn();
  abort = vi.fn();
  getAllResponseHeaders = () => 'content-type: application/json';
  send = () => {
    SlowUpload.last = this;
  };

  progress(loaded: number): void {
    const event = new Event('progress');
    this.upload.dispatchEvent(Object.assign(event, { lengthComputable: true, loaded, total: 100 }));
  }
}

test('web/documents-17, web/documents-18: the bar goes as far as the file was sent', async () => {
  const { user } = await renderDocuments();
  vi.stubGlobal('XMLHttpRequest', SlowUpload);
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await user.click(await screen.findByRole('combobox', { name: /Document type/ }));
  await user.click(await screen.findByRole('option', { name: 'Other Document' }));
  await user.type(screen.getByLabelText(/^Name/), 'Insurance');
  await user.upload(screen.getByLabelText(/^File/), new File(['x'], 'scan.png'));
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
  expect(bar.value).toBe(0);
  await waitFor(() => expect(SlowUpload.last).toBeDefined());
  for (const percent of [10, 60, 100]) {
    act(() => SlowUpload.last.progress(percent));
    expect(bar.value).toBe(percent / 100);
  }
  SlowUpload.last.dispatchEvent(new Event('load'));
  await screen.findByText('Document uploaded successfully!');
});
