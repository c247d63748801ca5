import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { neverResponds, rejection, type FakeHandlers } from '../../testing/fakeApi.ts';
import { renderDocuments } from '../../testing/renderDocuments.tsx';

const file = (type: string) => () =>
  new Response('the content', { headers: { 'content-type': type } });

let createdBlobs: Blob[];
let revokeObjectUrl: MockInstance<typeof URL.revokeObjectURL>;

beforeEach(() => {
  createdBlobs = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) createdBlobs.push(blob);
    return `blob:${createdBlobs.length}`;
  });
  revokeObjectUrl = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});
afterEach(() => void vi.restoreAllMocks());

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

const view = async (title: string, previewDocument: FakeHandlers['previewDocument']) => {
  const page = await renderDocuments({ previewDocument });
  await page.user.click(await button(`View ${title}`));
  return page;
};

test('web/documents-6, web/documents-11: View shows it, Hide hides it and gives the file back', async () => {
  const { user } = await view('Passport', file('application/pdf'));
  const frame = await screen.findByTitle('Passport');
  expect(frame.getAttribute('src')).toMatch(/^blob:1#/);
  const hide = await button('Hide Passport');
  expect(hide.getAttribute('aria-expanded')).toBe('true');
  expect(revokeObjectUrl).not.toHaveBeenCalled();
  await user.click(hide);
  await button('View Passport');
  expect(screen.queryByTitle('Passport')).toBeNull();
  expect(revokeObjectUrl.mock.calls).toEqual([['blob:1']]);
});

test('web/documents-6: while it is fetched it says so, and pressing it again ends that', async () => {
  const { user } = await view('Passport', neverResponds);
  await user.click(await button('Loading... Passport'));
  await button('View Passport');
  expect(createdBlobs).toEqual([]);
});

test('web/documents-6, web/documents-11: a file that comes after it was hidden is not kept', async () => {
  const response = Promise.withResolvers<Response>();
  const { user } = await view('Passport', () => response.promise);
  await user.click(await button('Loading... Passport'));
  await button('View Passport');
  const late = new Response('the content', { headers: { 'content-type': 'application/pdf' } });
  const read = vi.spyOn(late, 'arrayBuffer');
  response.resolve(late);
  await waitFor(() => expect(read).toHaveResolved());
  expect(createdBlobs).toEqual([]);
});

test('web/documents-11: the file is given back when the list goes', async () => {
  const { unmount } = await view('Passport', file('application/pdf'));
  await screen.findByTitle('Passport');
  unmount();
  expect(revokeObjectUrl.mock.calls).toEqual([['blob:1']]);
});

test('web/documents-7: a PDF is in a frame with its name, without thumbnails, and can be opened and saved', async () => {
  await view('Passport', file('application/pdf; charset=binary'));
  const frame = await screen.findByTitle('Passport');
  expect(frame.tagName).toBe('IFRAME');
  expect(frame.getAttribute('src')).toBe('blob:1#navpanes=0&view=FitH');
  expect(createdBlobs[0]?.type).toBe('application/pdf');
  const open = screen.getByRole('link', { name: 'Open Passport in a new tab' });
  expect(open.getAttribute('target')).toBe('_blank');
  expect(open.getAttribute('href')).toBe('blob:1');
  const save = screen.getByRole('link', { name: 'Download Passport.pdf' });
  expect(save.getAttribute('download')).toBe('Passport.pdf');
});

test('web/documents-7: where the browser shows no PDF in a page, it can be opened and saved', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  await view('Passport', file('application/pdf'));
  await screen.findByRole('link', { name: 'Open Passport in a new tab' });
  screen.getByText('This document cannot be shown here.');
  expect(screen.queryByTitle('Passport')).toBeNull();
});

test('web/documents-9: on an iPhone, opening a PDF in a new tab is the main action', async () => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get');
  userAgent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)');
  await view('Passport', file('application/pdf'));
  const frame = await screen.findByTitle('Passport');
  const open = screen.getByRole('link', { name: 'Open in a new tab Passport' });
  expect(open.getAttribute('target')).toBe('_blank');
  expect(open.getAttribute('href')).toBe('blob:1');
  expect(open.compareDocumentPosition(frame)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  screen.getByText('This device shows only the first page here.');
  screen.getByRole('link', { name: 'Download Passport.pdf' });
  expect(screen.getAllByRole('link', { name: /new tab/ })).toEqual([open]);
  userAgent.mockRestore();
});

test('web/documents-7: a picture, also one made of HEIC, is shown with its name', async () => {
  await view('Drivers License', file('image/jpeg'));
  const picture = await screen.findByRole('img', { name: 'Drivers License' });
  expect(picture.getAttribute('src')).toBe('blob:1');
  screen.getByRole('link', { name: 'Open Drivers License in a new tab' });
  screen.getByRole('link', { name: 'Download Drivers License.jpg' });
});

test.each([
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/svg+xml',
  'image/heic',
  '',
])(
  'web/documents-8: a file of the type %j can be saved, and is never opened as a page',
  async (type) => {
    await view('Letter of consent', file(type));
    await screen.findByRole('link', { name: 'Download Letter of consent.docx' });
    screen.getByText('This document cannot be shown here.');
    expect(screen.queryByRole('link', { name: /new tab/ })).toBeNull();
    expect(createdBlobs[0]?.type).toBe('application/octet-stream');
  },
);

/** Opens a preview whose URL leads to a response. */
const viewByUrl = async (response: () => Response) => {
  const page = await renderDocuments({
    previewDocument: () => ({ url: 'http://localhost/signed' }),
  });
  const api = fetch;
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
    input === 'http://localhost/signed' ? response() : api(input, init),
  );
  await page.user.click(await button('View Passport'));
};

test('web/documents-10: a URL of the file is followed', async () => {
  await viewByUrl(file('application/pdf'));
  await screen.findByTitle('Passport');
});

test('web/documents-10, web/documents-12: a URL that leads to nothing is a failure', async () => {
  await viewByUrl(() => new Response('gone', { status: 404 }));
  await screen.findByText('Failed to preview document. Please try again.');
  expect(createdBlobs).toEqual([]);
});

test('web/documents-12: a failure is said at the document, and can be tried again', async () => {
  let isDown = true;
  const { section, user } = await view('Passport', () =>
    isDown ? rejection(400, 'Not today.') : file('application/pdf')(),
  );
  const expectedMessage = 'Failed to preview document. Please try again.';
  const item = (await within(section).findByText(expectedMessage)).closest('li')!;
  within(item).getByRole('heading', { name: 'Passport' });
  isDown = false;
  await user.click(await button('View Passport'));
  await screen.findByTitle('Passport');
  await waitFor(() => expect(screen.queryByText(expectedMessage)).toBeNull());
});
