import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { documents, newDocument } from '../../testing/club.ts';
import { type FakeHandlers, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { renderDocuments } from '../../testing/renderDocuments.tsx';

const pdf = new File(['%PDF-1.4 a passport'], 'scan.pdf', { type: 'application/pdf' });

const openForm = async (changes: FakeHandlers = {}) => {
  const page = await renderDocuments(changes);
  const { user } = page;
  await user.click(within(page.section).getByRole('button', { name: 'Upload Document' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  const field = (label: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const choose = async (type: string) => {
    await user.click(within(dialog).getByRole('combobox', { name: /Document type/ }));
    await user.click(await screen.findByRole('option', { name: type }));
  };
  const fill = async () => {
    await choose('Passport');
    await user.type(field(/^Name/), 'My passport');
    await user.type(field(/^Passport number/), 'X1234567');
    await user.type(field(/^Notes/), 'Renew it.');
    await user.upload(field(/^File/), pdf);
  };
  const submit = () => user.click(button('Upload Document'));
  return { ...page, dialog, button, field, choose, fill, submit };
};

/** Expects all typed values and the chosen file to be in the form. */
const expectNothingLost = ({ field, dialog }: Awaited<ReturnType<typeof openForm>>) => {
  expect(within(dialog).getByRole('combobox', { name: /type/ }).textContent).toBe('Passport');
  expect(field(/^Name/).value).toBe('My passport');
  expect(field(/^Passport number/).value).toBe('X1234567');
  expect(field(/^Notes/).value).toBe('Renew it.');
  within(dialog).getByRole('button', { name: 'Remove scan.pdf' });
};

test('web/documents-22: Back keeps a form in which something was entered, and leaves an untouched one', async () => {
  const form = await openForm();
  const { router, user } = form;
  await form.fill();
  await act(() => router.navigate(-1));
  expectNothingLost(form);
  await user.click(form.button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(form.section).getByRole('button', { name: 'Upload Document' }));
  await screen.findByRole('dialog');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('web/documents-14: each type asks for its own, and choosing one resets what is asked for', async () => {
  const { dialog, field, choose, user } = await openForm();
  expect(within(dialog).queryByLabelText(/number/)).toBeNull();
  await choose('Drivers License');
  await user.type(field(/^License number/), 'D1');
  await choose('Passport');
  expect(field(/^Passport number/).value).toBe('');
  for (const label of [/^Expiration date/, /^State or province/, /^Country/, /^Notes/]) {
    expect(field(label).required).toBe(false);
    expect(field(label).labels?.[0]?.textContent).toMatch(/\(optional\)$/);
  }
  expect(field(/^Passport number/).labels?.[0]?.textContent).not.toContain('optional');
  await choose('Other Document');
  expect(within(dialog).queryByLabelText(/number/)).toBeNull();
});

test('web/documents-26: beside Upload Document is what is still needed', async () => {
  const { dialog, choose, fill } = await openForm();
  const needed = () => within(dialog).queryByText(/^Still needed/)?.textContent ?? '';
  expect(needed()).toBe('Still needed: Document type, Name, File');
  await choose('Passport');
  expect(needed()).toBe('Still needed: Name, Passport number, File');
  await fill();
  expect(needed()).toBe('');
});

test('web/documents-15, core/documents-25: Upload Document waits for type, name, number and any file', async () => {
  const { button, choose, field, submit, calls, user } = await openForm();
  const isReady = () => !button('Upload Document').disabled;
  expect(field(/^File/).accept).toBe('');
  await choose('Passport');
  await user.type(field(/^Name/), 'My passport');
  await user.upload(field(/^File/), pdf);
  expect(isReady()).toBe(false);
  await user.type(field(/^Passport number/), 'X1234567');
  expect(isReady()).toBe(true);
  await user.click(button('Remove scan.pdf'));
  expect(isReady()).toBe(false);
  await user.upload(field(/^File/), pdf);
  await submit();
  await screen.findByText('Document uploaded successfully!');
  expect(calls('uploadDocument').map(({ body }) => body)).toEqual([
    {
      file: `data:application/pdf;base64,${btoa('%PDF-1.4 a passport')}`,
      title: 'My passport',
      description: 'Passport number: X1234567',
    },
  ]);
});

test.each([
  ['another kind', new File(['MZ'], 'setup.exe'), /one of these kinds/],
  ['nothing', new File([], 'empty.pdf'), /empty/],
  [
    'too much',
    Object.defineProperty(new File(['x'], 'huge.pdf'), 'size', { value: 11_000_000 }),
    /larger than 10 MB/,
  ],
])(
  'web/documents-16: a file of %s is refused at its field, until another is dropped',
  async (_, file, reason) => {
    const { dialog, field } = await openForm();
    fireEvent.drop(field(/^File/), { dataTransfer: { files: [file] } });
    await within(dialog).findByText(reason);
    expect(field(/^File/).getAttribute('aria-invalid')).toBe('true');
    fireEvent.drop(field(/^File/), { dataTransfer: { files: [pdf] } });
    within(dialog).getByRole('button', { name: 'Remove scan.pdf' });
    expect(within(dialog).queryByText(reason)).toBeNull();
  },
);

test('web/documents-16: a file that is refused leaves the one that was chosen before', async () => {
  const { button, calls, dialog, field, fill, submit } = await openForm();
  await fill();
  fireEvent.drop(field(/^File/), { dataTransfer: { files: [new File(['x'], 'bad.txt')] } });
  const reason = /^bad\.txt was not taken\. Please choose a file of one of these kinds/;
  await within(dialog).findByText(reason);
  button('Remove scan.pdf');
  await submit();
  await screen.findByText('Document uploaded successfully!');
  expect(calls('uploadDocument').map(({ body }) => body)).toMatchObject([
    { file: `data:application/pdf;base64,${btoa('%PDF-1.4 a passport')}` },
  ]);
});

test('web/documents-17: while it is sent nothing can be changed', async () => {
  const { button, calls, dialog, field, fill, submit } = await openForm({
    uploadDocument: neverResponds,
  });
  await fill();
  await submit();
  const sending = await within(dialog).findByRole('button', { name: /^Uploading\.\.\./ });
  expect(sending.getAttribute('aria-disabled')).toBe('true');
  within(dialog).getByRole('progressbar', { name: 'Uploading scan.pdf' });
  for (const label of [/^Name/, /^Passport number/, /^Country/, /^Expiration date/, /^File/]) {
    expect(field(label).disabled).toBe(true);
  }
  expect(field(/^Notes/).readOnly).toBe(true);
  expect(button('Remove scan.pdf').disabled).toBe(true);
  await waitFor(() => expect(calls('uploadDocument')).toHaveLength(1));
});

test.each(['Cancel upload', 'Close', 'Escape'])(
  'web/documents-17: %s ends the upload, and leads back to the form as it was',
  async (way) => {
    let signal: AbortSignal | undefined;
    const form = await openForm({ uploadDocument: neverResponds });
    const { button, calls, dialog, fill, submit, user } = form;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
      if (request.method === 'POST') ({ signal } = request);
      return fetch(request, init);
    });
    await fill();
    await submit();
    await waitFor(() => expect(calls('uploadDocument')).toHaveLength(1));
    await user.click(document.body);
    within(dialog).getByRole('button', { name: /^Uploading\.\.\./ });
    await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(button(way)));
    await within(dialog).findByRole('button', { name: 'Upload Document' });
    expect(signal?.aborted).toBe(true);
    expectNothingLost(form);
    expect(screen.queryByText('Failed to upload document.')).toBeNull();
  },
);

test('web/documents-18, web/documents-24: success closes the form and appends the document', async () => {
  const masked = { ...newDocument, description: 'Passport number: ••••••' };
  const { calls, fill, section, submit, titles } = await openForm({
    uploadDocument: () => masked,
  });
  await fill();
  await submit();
  await screen.findByText('Document uploaded successfully!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(titles()).toEqual(['Letter of consent', 'Drivers License', 'Passport', 'Insurance']),
  );
  expect(document.documentElement.outerHTML).not.toContain('X1234567');
  expect(calls('listDocuments')).toHaveLength(1);
  await waitFor(() =>
    expect(document.activeElement).toBe(
      within(section).getByRole('button', { name: 'Upload Document' }),
    ),
  );
});

test('web/documents-18: with no list at hand it is asked for after an upload', async () => {
  let isDown = true;
  const { fill, submit, titles } = await openForm({
    listDocuments: () => (isDown ? rejection(400, 'Not today.') : [newDocument]),
  });
  await fill();
  isDown = false;
  await submit();
  await screen.findByText('Document uploaded successfully!');
  await waitFor(() => expect(titles()).toEqual(['Insurance']));
});

test.each([
  [413, 'file', 'The file is larger than 10 MB.', /^File/],
  [400, 'file', 'The file is not what its name says: its content is png.', /^File/],
  [503, 'file', 'Too many documents are being uploaded.', /^File/],
  [400, 'title', 'Name must be one line.', /^Name/],
  [400, 'description', 'Notes must be shorter.', /^Notes/],
] as const)(
  'web/documents-19: a failure with %d that names %s is said at its field',
  async (...row) => {
    const [status, named, message, label] = row;
    const form = await openForm({
      uploadDocument: () => rejection(status, message.replace(/^(Name|Notes)/, named), named),
    });
    await form.fill();
    await form.submit();
    await within(form.dialog).findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(form.field(label)));
    expect(form.field(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Error')).toBeNull();
    expectNothingLost(form);
  },
);

test('web/documents-20: any other failure is said in a notification, nothing is lost, and a repeat is stored once', async () => {
  let isDown = true;
  const form = await openForm({
    uploadDocument: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return newDocument;
    },
  });
  await form.fill();
  await form.submit();
  const notification = within(form.dialog).getByRole('alert');
  await within(notification).findByText('Failed to upload document.');
  await form.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Failed to upload document.')).toBeNull());
  expectNothingLost(form);
  isDown = false;
  await form.submit();
  await screen.findByText('Document uploaded successfully!');
  const keys = form.calls('uploadDocument').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('web/documents-21: a document that was saved though its response was lost comes into the list', async () => {
  let storedDocuments = documents;
  const { dialog, fill, submit, titles } = await openForm({
    listDocuments: () => storedDocuments,
    uploadDocument: () => {
      storedDocuments = [newDocument, ...documents];
      throw new TypeError('Failed to fetch');
    },
  });
  await fill();
  await submit();
  await within(dialog).findByText('Failed to upload document.');
  await waitFor(() => expect(titles().at(-1)).toBe('Insurance'));
});

test.each([
  ['the server’s message', 'The club keeps no more of them.', 'The club keeps no more of them.'],
  ['its own where the server says nothing', '', 'Failed to upload document.'],
])('web/documents-20: a failure of no field says %s', async (_, message, expectedMessage) => {
  const form = await openForm({ uploadDocument: () => rejection(502, message) });
  await form.fill();
  await form.submit();
  await within(within(form.dialog).getByRole('alert')).findByText(expectedMessage);
  expectNothingLost(form);
});

test('web/documents-20: a file that can not be read any more is asked for again', async () => {
  const form = await openForm();
  await form.fill();
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function (
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await form.submit();
  await within(form.dialog).findByText('This file could not be read. Please choose it again.');
  expect(form.calls('uploadDocument')).toEqual([]);
  expectNothingLost(form);
});

test('web/documents-23: a press beside the form closes it only while nothing was filled in', async () => {
  const { fill, section, user } = await openForm();
  await fill();
  await user.click(document.body);
  screen.getByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(section).getByRole('button', { name: 'Upload Document' }));
  await screen.findByRole('dialog');
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['Cancel', 'Close', 'Escape'])(
  'web/documents-23: %s drops all that was in it',
  async (way) => {
    const { button, fill, section, user } = await openForm();
    await fill();
    await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(button(way)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(section).getByRole('button', { name: 'Upload Document' }));
    const again = await screen.findByRole('dialog');
    expect(within(again).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
    expect(within(again).queryByText(/scan.pdf/)).toBeNull();
    expect(document.documentElement.outerHTML).not.toContain('X1234567');
  },
);
