import { afterEach, expect, test } from 'vitest';
import { focusHeading } from './focusHeading.ts';

const show = (content: string) => {
  document.body.innerHTML = content;
  return document.querySelector('button')!;
};
const focusedText = () => document.activeElement?.textContent;

afterEach(() => document.body.replaceChildren());

test('the heading of the section takes the focus', () => {
  focusHeading(
    show(
      '<main><h1>Profile</h1><section><h2>Documents</h2><button>Retry</button></section></main>',
    ),
  );
  expect(focusedText()).toBe('Documents');
});

test('outside a section, and where the section has no heading, that of the page takes it', () => {
  const page = '<main><h1>Events</h1><section><button>Retry</button></section></main>';
  focusHeading(show(page));
  expect(focusedText()).toBe('Events');
  show(page);
  focusHeading();
  expect(focusedText()).toBe('Events');
});

test('without a heading the main area takes it, and never the heading of another section', () => {
  focusHeading(
    show(
      '<main tabindex="-1"><section><h2>More</h2></section><div><button>Retry</button></div></main>',
    ),
  );
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('where there is no page the focus stays', () => {
  const button = show('<button>Retry</button>');
  button.focus();
  focusHeading(button);
  expect(document.activeElement).toBe(button);
});
