import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../libs/ui/src/stories/documentation.css.ts';
import { plainControls } from './plainControls.ts';
import { applyTheme } from './themeGlobal.ts';
import { viewports } from '../libs/ui/src/stories/viewports.ts';

// Milliseconds that a play function waits for an element. Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 120_000 });

// Loaded with the first written page: no test of a story needs them.
const BookContainer = lazy(async () => ({
  default: (await import('./docs/BookContainer.tsx')).BookContainer,
}));
const BookPage = lazy(async () => ({ default: (await import('./docs/BookPage.tsx')).BookPage }));
const BookStory = lazy(async () => ({ default: (await import('./docs/BookStory.tsx')).BookStory }));

/** Sets the toolbar's theme on the whole page. */
const withTheme: Decorator = (Story, { globals }) => {
  const theme: unknown = globals['theme'];
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return <Story />;
};

/** The props whose first value an example holds and then changes by itself. */
const heldProps = ['value', 'values', 'checked', 'current', 'shown'];

/** Begins an example anew when the controls give it another first value. */
const withGivenValue: Decorator = (Story, { args }) => (
  <Story key={JSON.stringify(heldProps.map((name) => args[name]))} />
);

/**
 * Loads every font before a story is drawn: what a component measures on its first drawing is then the same in each
 * picture.
 */
const loadFonts = async () => {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
};

const inPixels = ({ name, width, height }: (typeof viewports)[keyof typeof viewports]) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadFonts],
  decorators: [withGivenValue, withTheme],
  argTypesEnhancers: [plainControls],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
  },
  parameters: {
    // Describing every element that passes would take a fifth more time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    options: {
      storySort: {
        // Of what no list here names.
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Color', 'Type', 'Space', 'Motion', 'Layers', 'Breakpoints', 'Icons', 'Voice', 'Tables'],
          'Components',
          [
            'Actions',
            'Form fields',
            'Lists and filters',
            'Messages',
            'Dialogs',
            'Text and pictures',
            'Layout',
            'Map',
            'Helpers',
          ],
          // A screen has no place of its own here: its title puts it between these.
          'Screens',
          ['Sign in', 'Home', '*', 'Not found', 'Unexpected error', 'Dialogs', 'Parts'],
          'Desk',
          ['Sign in', 'Set up', 'Search', 'Requests', '*', 'Not shown', 'Dialogs', 'Parts'],
          'Emails',
        ],
      },
    },
    viewport: {
      options: {
        phone: inPixels(viewports.phone),
        tablet: inPixels(viewports.tablet),
        desktop: inPixels(viewports.desktop),
      },
    },
    docs: {
      // The stories of components have code, written by tools/src/book/snippets.ts.
      canvas: { sourceState: 'none' },
      container: (props: ComponentProps<typeof BookContainer>) => (
        <Suspense>
          <BookContainer {...props} />
        </Suspense>
      ),
      page: () => <BookPage />,
      components: { Story: (props: ComponentProps<typeof BookStory>) => <BookStory {...props} /> },
    },
  },
};

export default preview;
