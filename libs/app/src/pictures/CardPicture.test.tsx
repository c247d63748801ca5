import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardPicture, PicturesMayLoad } from './CardPicture.tsx';

const picture = { src: 'https://pictures.example/a.jpg', name: 'Aurora', sizes: '100vw' } as const;

test('app/pictures-7: a card without a picture shows the initial of its name', () => {
  const { container } = render(<CardPicture {...picture} src={null} ratio="landscape" />);
  expect(container.textContent).toBe('A');
  expect(container.querySelector('img')).toBeNull();
});

test('app/pictures-7: a card whose picture can not be loaded shows the initial of its name', () => {
  const { container } = render(<CardPicture {...picture} ratio="landscape" />);
  expect(container.textContent).toBe('');
  // Behind it is its placeholder.
  fireEvent.error([...container.querySelectorAll('img')].at(-1)!);
  expect(container.textContent).toBe('A');
});

test('app/pictures-2: the picture of a card loads lazily, and that of the first card at once', () => {
  const loadingOf = (isFirst?: boolean) => {
    const props = { ...picture, ratio: 'landscape' as const, shown: undefined };
    const { container, unmount } = render(
      <CardPicture {...props} {...(isFirst === undefined ? {} : { isFirst })} />,
    );
    const loading = container.querySelector('img')?.getAttribute('loading');
    unmount();
    return loading;
  };
  expect(loadingOf()).toBe('lazy');
  expect(loadingOf(true)).not.toBe('lazy');
});

test('app/pictures-2: no picture of a card loads while the page delays them', () => {
  const { container } = render(
    <PicturesMayLoad value={false}>
      <CardPicture {...picture} ratio="portrait" />
    </PicturesMayLoad>,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByText('A')).toBeNull();
});
