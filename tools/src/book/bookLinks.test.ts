import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/paths.ts';
import { linkComponents, readScreensByComponent } from './bookLinks.ts';
import { readStoryPages } from './storyPages.ts';

const pages = readStoryPages();

test('the pages of the book have the titles and links of their stories', () => {
  const file = join(root, 'libs/ui/src/components/Select/Select.stories.tsx');
  expect(pages.find((page) => page.file === file)).toEqual({
    file,
    title: 'Components/Form fields/Select',
    component: 'Select',
    href: '?path=/docs/components-form-fields-select--docs',
  });
});

test('the name of a component in a guide is a link, and other code is not', () => {
  expect(linkComponents('Use `Select`, or `closeAfter` of `Nothing`.', pages)).toBe(
    'Use [`Select`](?path=/docs/components-form-fields-select--docs), or `closeAfter` of `Nothing`.',
  );
});

test('a component names the screens whose views import it, also by a part of their app', () => {
  const screens = readScreensByComponent(pages);
  expect(screens['OtpField']).toContainEqual({
    title: 'Sign in',
    href: '?path=/docs/screens-sign-in--docs',
  });
  expect(screens['Stack']?.length).toBeGreaterThan(20);
});
