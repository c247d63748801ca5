import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Pane, SplitView } from './SplitView.tsx';

const panes: readonly Pane[] = [
  { id: 'list', label: 'Requests', width: 'list', content: <a href="#r1">A table</a> },
  { id: 'thread', label: 'Thread', width: 'rest', content: <a href="#reply">Reply</a> },
];

const onAWindow = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

test('on a wide window each pane is a region with its name, in the order of the focus', () => {
  onAWindow(true);
  render(<SplitView panes={panes} shown="list" />);
  const names = screen.getAllByRole('region').map((pane) => pane.getAttribute('aria-label'));
  expect(names).toEqual(['Requests', 'Thread']);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['A table', 'Reply']);
});

test('on a narrow window only the shown pane is rendered', () => {
  onAWindow(false);
  const { rerender } = render(<SplitView panes={panes} shown="list" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['A table']);
  rerender(<SplitView panes={panes} shown="thread" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Reply']);
});
