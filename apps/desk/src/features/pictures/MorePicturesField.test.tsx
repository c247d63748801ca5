import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../testing/fakeDesk.ts';
import { pictures, pictureUses } from '../../testing/pictures.ts';
import { renderPart } from '../../testing/renderPart.tsx';
import { MorePicturesField } from './MorePicturesField.tsx';

const [terrace, lobby, library] = [pictures[0]!, pictures[1]!, pictures[2]!];
const foreign = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://pictures.example/${number}.jpg`);

function Form({ first, start }: { first: string | null; start: readonly string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MorePicturesField
        label="More pictures"
        hint="At most 12."
        issue="Wrong."
        first={first}
        value={value}
        onChange={setValue}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

function renderField(start: readonly string[], first: string | null = null) {
  fakeDesk({
    getPicture: ({ params }) => {
      const picture = pictures.find(({ id }) => id === params['id']) ?? terrace;
      return { picture, uses: pictureUses };
    },
    uploadPicture: () => library,
  });
  return renderPart(<Form first={first} start={start} />);
}
const urls = () => document.querySelector('output')?.textContent;
const field = async () => within(await screen.findByRole('group', { name: 'More pictures' }));
async function pick(user: ReturnType<typeof renderPart>) {
  await user.click((await field()).getByRole('button', { name: 'Add Pictures' }));
  return within(await screen.findByRole('dialog', { name: 'Add Pictures' }));
}

test('desk/pictures-8: several pictures are added at once, and none that is there already', async () => {
  const user = renderField(['https://pictures.example/a.jpg'], terrace.url);
  expect((await field()).getByText('Wrong.')).toBeTruthy();
  const dialog = await pick(user);
  expect(dialog.getByRole('button', { name: 'Add 0 Pictures' })).toHaveProperty('disabled', true);
  const chosen = await dialog.findByRole('button', { name: 'Choose lobby.jpg' });
  expect(dialog.queryByRole('button', { name: 'Choose terrace.jpg' })).toBeNull();
  await user.click(chosen);
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Choose library.jpg' }));
  await user.click(chosen);
  await user.click(chosen);
  await user.click(dialog.getByRole('button', { name: 'Add 2 Pictures' }));
  await waitFor(() =>
    expect(urls()).toBe(`https://pictures.example/a.jpg ${library.url} ${lobby.url}`),
  );
  expect(await (await field()).findByText('It has no alternative text yet.')).toBeTruthy();
});

test('desk/pictures-8: a new picture is chosen when it has arrived', async () => {
  const user = renderField([]);
  const dialog = await pick(user);
  const zone = dialog.getByLabelText(/Upload pictures/);
  await user.upload(zone, new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
  await user.click(await dialog.findByRole('button', { name: 'Add 1 Picture' }));
  await waitFor(() => expect(urls()).toBe(library.url));
});

test('desk/pictures-8: no more are added than there is room for', async () => {
  const user = renderField(foreign(11));
  const dialog = await pick(user);
  await user.click(await dialog.findByRole('button', { name: 'Choose lobby.jpg' }));
  await user.click(dialog.getByRole('button', { name: 'Choose library.jpg' }));
  expect(dialog.getByText('There is room for one more.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Add 2 Pictures' })).toHaveProperty('disabled', true);
});

test('desk/pictures-8: twelve are the most', async () => {
  renderField(foreign(12));
  const add = (await field()).getByRole('button', { name: 'Add Pictures' });
  expect(add).toHaveProperty('disabled', true);
});

test('desk/pictures-8: pictures are put in order by a menu, edited and removed', async () => {
  const user = renderField([terrace.url, lobby.url]);
  const more = await field();
  await user.click(await more.findByRole('button', { name: 'Move lobby.jpg, 2 of 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() => expect(urls()).toBe(`${lobby.url} ${terrace.url}`));
  await user.click(
    await more.findByRole('button', { name: /^Text and Focal Point\s*of lobby\.jpg/ }),
  );
  await screen.findByRole('dialog', { name: 'lobby.jpg' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(more.getByRole('button', { name: /^Remove\s*lobby\.jpg/ }));
  expect(urls()).toBe(terrace.url);
});
