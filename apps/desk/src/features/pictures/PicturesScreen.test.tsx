import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { concierge, editor } from '../../testing/people.ts';
import { pictures } from '../../testing/pictures.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

const [terrace, lobby] = [pictures[0]!, pictures[1]!];

async function openPictures(handlers: FakeHandlers = {}, path = '/pictures') {
  const desk = fakeDesk({ getMe: () => editor, ...handlers });
  const { user, router } = renderDesk(path);
  await screen.findByRole('heading', { level: 1, name: 'Pictures' });
  const bodies = (name: string) =>
    desk.received.filter((call) => call.name === name).map(({ body }) => body);
  return { user, router, desk, bodies };
}

async function openPicture(handlers: FakeHandlers = {}) {
  const page = await openPictures(handlers);
  await page.user.click(await screen.findByRole('button', { name: 'Edit terrace.jpg' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'terrace.jpg' })) };
}

const photo = (name: string) => new File(['a picture'], name, { type: 'image/jpeg' });
const zone = () => screen.getByLabelText(/Upload pictures/);

test('desk/pictures-1: an editor searches and filters the pictures by the URL, page by page', async () => {
  const { user, router, desk } = await openPictures({
    listPictures: () => ({ pictures, next: '5-x' }),
  });
  await screen.findByRole('button', { name: 'Edit lobby.jpg' });
  expect(screen.getAllByText('No alternative text')).toHaveLength(1);
  await user.type(screen.getByLabelText('Search'), 'terrace');
  const isAt = async (search: string) => {
    await waitFor(() =>
      expect(desk.received.findLast(({ name }) => name === 'listPictures')?.url.search).toBe(
        search,
      ),
    );
    expect(router.state.location.search).toBe(search);
  };
  await isAt('?search=terrace');
  await user.click(await screen.findByLabelText('Only without alternative text'));
  await isAt('?search=terrace&filter=without_text');
  await user.click(await screen.findByRole('button', { name: 'Older Pictures' }));
  await screen.findByRole('button', { name: 'Newest Pictures' });
  await isAt('?search=terrace&filter=without_text&before=5-x');
});

test('desk/pictures-1, desk/app-6: a concierge has no page of pictures', async () => {
  fakeDesk({ getMe: () => concierge });
  renderDesk('/pictures');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
});

test('desk/pictures-2: five pictures are uploaded at once, and one that fails is sent again alone', async () => {
  let isRefusing = true;
  const { user, desk } = await openPictures({
    uploadPicture: ({ body }) => {
      const isThird = JSON.stringify(body).includes('3.jpg');
      if (isThird && isRefusing) return rejection(503, 'The pictures cannot be reached.');
      return terrace;
    },
  });
  await user.upload(zone(), ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map(photo));
  const uploads = within(await screen.findByRole('list', { name: 'Uploads' }));
  await uploads.findByText('The pictures cannot be reached.');
  await screen.findByText('4 uploaded, 1 not uploaded');
  isRefusing = false;
  await user.click(uploads.getByRole('button', { name: 'Try Again 3.jpg' }));
  await screen.findByText('5 uploaded');
  const sent = desk.received.filter(({ name }) => name === 'uploadPicture');
  expect(sent).toHaveLength(6);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(5);
  await user.click(uploads.getByRole('button', { name: 'Remove 1.jpg' }));
  expect(uploads.getAllByRole('listitem')).toHaveLength(4);
});

test('desk/pictures-3, desk/pictures-4: text and focal point are stored, and a refused text stays', async () => {
  let isRefusing = true;
  const { user, bodies, dialog } = await openPicture({
    changePicture: () =>
      isRefusing
        ? Response.json(
            {
              success: false,
              data: null,
              message: 'It is too long.',
              code: 'invalid_input',
              field: 'alternativeText',
            },
            { status: 400 },
          )
        : terrace,
  });
  const text = dialog.getByLabelText<HTMLTextAreaElement>(/Alternative text/);
  await user.clear(text);
  await user.type(text, 'The sea');
  const mark = dialog.getByRole('button', { name: /^Focal point/ });
  fireEvent.load(mark.parentElement!.querySelector('img')!);
  mark.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
  const left = dialog.getByLabelText<HTMLInputElement>('From the left, %');
  expect(left.value).toBe('30');
  fireEvent.change(left, { target: { value: '40' } });
  await user.click(dialog.getByRole('button', { name: 'Save Picture' }));
  await dialog.findByText('It is too long.');
  expect(text.value).toBe('The sea');
  isRefusing = false;
  await user.click(dialog.getByRole('button', { name: 'Save Picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = { alternativeText: 'The sea', focusX: 40, focusY: 79, version: 1 };
  expect(bodies('changePicture')).toEqual([stored, stored]);
});

test('desk/pictures-5: a picture says what shows it, and is deleted when nothing does', async () => {
  const used = await openPicture();
  expect(used.dialog.getByText('A supper on the terrace')).toBeTruthy();
  expect(used.dialog.getByText('Vendor, draft')).toBeTruthy();
  const button = used.dialog.getByRole('button', { name: 'Delete Picture' });
  expect(button.hasAttribute('disabled')).toBe(true);
});

test('desk/pictures-5: an unused picture is deleted after a question', async () => {
  const { user, dialog, desk } = await openPicture({
    getPicture: () => ({ picture: terrace, uses: [] }),
    deletePicture: () => null,
  });
  await user.click(dialog.getByRole('button', { name: 'Delete Picture' }));
  const question = within(await screen.findByRole('alertdialog', { name: /“terrace.jpg”/ }));
  expect(desk.names()).not.toContain('deletePicture');
  await user.click(question.getByRole('button', { name: 'Delete Picture' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(desk.received.find(({ name }) => name === 'deletePicture')?.params).toEqual({
    id: terrace.id,
  });
});

test('desk/pictures-6: a picture is replaced in place', async () => {
  const { user, dialog, bodies } = await openPicture({
    replacePicture: () => ({ ...terrace, version: 2 }),
  });
  await user.upload(dialog.getByLabelText(/Replace it/), photo('new.jpg'));
  await waitFor(() => expect(bodies('replacePicture')).toHaveLength(1));
  expect(bodies('replacePicture')[0]).toMatchObject({ name: 'new.jpg', version: 1 });
  await waitFor(() => expect(bodies('getPicture').length).toBeGreaterThan(1));
});

test('desk/pictures-3: a picture that is gone says so', async () => {
  const { user } = await openPictures({
    getPicture: () => rejection(404, 'Picture not found', 'not_found'),
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${lobby.name}` }));
  await screen.findByText('Picture not found');
});
