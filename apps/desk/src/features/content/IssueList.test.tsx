import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IssueList } from './IssueList.tsx';

test('desk/content-13: an entry gives its field the focus and leaves the address as it is', () => {
  render(
    <>
      <IssueList issues={[{ field: 'title', message: 'Title is required.' }]} />
      <div id="field-title">
        <input aria-label="Title" />
      </div>
    </>,
  );
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Title is required.' }));
  expect(isFollowed).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

test('desk/content-13: without issues there is no list', () => {
  const { container } = render(<IssueList issues={[]} />);
  expect(container.childElementCount).toBe(0);
});
