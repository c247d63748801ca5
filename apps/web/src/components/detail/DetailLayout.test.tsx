import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as styles from './DetailLayout.css.ts';
import { DetailLayout } from './DetailLayout.tsx';

const parts = {
  heading: <h1>Title</h1>,
  name: 'Title',
  imageUrl: null,
  facts: <p>Facts</p>,
  children: <p>Text</p>,
};

test('web/components/detail-3: title, action, facts, text and sections follow each other', () => {
  render(
    <DetailLayout {...parts} action={<button type="button">Act</button>} after={<p>After</p>} />,
  );
  expect(screen.getByRole('article').textContent).toBe('TitleActFactsTextAfter');
  expect(screen.getByRole('complementary', { name: 'At a glance' }).textContent).toBe('ActFacts');
});

test('web/components/detail-3: without an action the facts follow the title', () => {
  render(<DetailLayout {...parts} action={null} />);
  expect(screen.getByRole('article').textContent).toBe('TitleFactsText');
});

// The stories show what the style sheet makes of it.
test.each([
  [null, 1],
  [<p key="text">Text</p>, 0],
])(
  'web/components/detail-4: only without picture and text the left column holds nothing',
  (children, count) => {
    const { container } = render(
      <DetailLayout {...parts} action={null}>
        {children}
      </DetailLayout>,
    );
    expect(container.querySelectorAll(`div > .${styles.about}:only-child:empty`)).toHaveLength(
      count,
    );
  },
);
