import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeDesk, type FakeHandlers } from '../../testing/fakeDesk.ts';
import { pictures, pictureUses } from '../../testing/pictures.ts';
import { renderPart } from '../../testing/renderPart.tsx';
import { PictureField } from './PictureField.tsx';

const [terrace, lobby] = [pictures[0]!, pictures[1]!];

function Form({ first, onSubmit }: { first: string | null; onSubmit: () => void }) {
  const [value, setValue] = useState(first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PictureField label="Picture" issue="Choose one." value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </form>
  );
}

function renderField(first: string | null, handlers: FakeHandlers = {}) {
  const desk = fakeDesk({
    getPicture: ({ params }) => {
      const picture = pictures.find(({ id }) => id === params['id']) ?? terrace;
      return { picture, uses: pictureUses };
    },
    ...handlers,
  });
  const onSubmit = vi.fn();
  return { user: renderPart(<Form first={first} onSubmit={onSubmit} />), desk, onSubmit };
}

test('desk/pictures-7: a field takes a picture of the club, and tells when it has no text', async () => {
  const { user, onSubmit } = renderField(null);
  const field = within(await screen.findByRole('group', { name: 'Picture' }));
  expect(field.getByText('Choose one.')).toBeTruthy();
  await user.click(field.getByRole('button', { name: 'Choose a Picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a Picture' }));
  // Enter there does not send the form around the dialog.
  await user.type(dialog.getByLabelText('Search'), 'lobby{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Choose lobby.jpg' }));
  expect(screen.getByText(lobby.url)).toBeTruthy();
  await field.findByText('It has no alternative text yet.');
  await user.click(field.getByRole('button', { name: 'Text and Focal Point' }));
  await screen.findByRole('dialog', { name: 'lobby.jpg' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(field.getByRole('button', { name: 'Remove Picture' }));
  expect(screen.getByText('none')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('desk/pictures-7: a single new picture is chosen at once', async () => {
  const { user } = renderField('https://pictures.example/a.jpg', { uploadPicture: () => terrace });
  const field = within(await screen.findByRole('group', { name: 'Picture' }));
  expect(field.queryByRole('button', { name: 'Text and Focal Point' })).toBeNull();
  await user.click(field.getByRole('button', { name: 'Choose Another Picture' }));
  const zone = await screen.findByLabelText(/Upload pictures/);
  await user.upload(zone, new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
  await screen.findByText(terrace.url);
  await field.findByText('The terrace at dusk');
});
