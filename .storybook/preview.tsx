import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../libs/ui/src/stories/documentation.css.ts';
import { applyView, readView } from './applyView.ts';
import { plainControls } from './plainControls.ts';
import { ViewNotes } from './ViewNotes.tsx';
import { viewports } from '../libs/ui/src/stories/viewports.ts';
import { firstOf, type ViewName, views } from '../tools/src/book/views.ts';

// Milliseconds that a play function waits for an element. Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 120_000 });

// Loaded with the first written page: no test of a story needs them.
const BookContainer = lazy(async () => ({
  default: (await import('./docs/BookContainer.tsx')).BookContainer,
}));
const BookPage = lazy(async () => ({ default: (await import('./docs/BookPage.tsx')).BookPage }));
const BookStory = lazy(async () => ({ default: (await import('./docs/BookStory.tsx')).BookStory }));

/** Shows a story in the view that the toolbar asks for. On a written page that keeps its direction, the story has its own. */
const withView: Decorator = (Story, { globals, viewMode }) => {
  const { view, notes } = readView(globals);
  const isStory = viewMode === 'story';
  useLayoutEffect(() => applyView(view, isStory));
  if (!isStory && view.direction === 'rtl') {
    return (
      <div dir="rtl">
        <Story />
      </div>
    );
  }
  return (
    <>
      <Story />
      {isStory ? <ViewNotes notes={notes} /> : null}
    </>
  );
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

/** Describes a part of the view as a menu of the toolbar. */
const toolOf = (name: ViewName) => {
  const { title, icon, values } = views[name];
  const items = Object.entries<string>(values).map(([value, text]) => ({
    value,
    title: text,
    // The toolbar highlights what is chosen, and not what is as at first.
    type: value === firstOf(name) ? ('reset' as const) : ('item' as const),
  }));
  return { description: title, toolbar: { icon, items, title, dynamicTitle: false } };
};

const inPixels = ({ name, width, height }: (typeof viewports)[keyof typeof viewports]) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadFonts],
  decorators: [withGivenValue, withView],
  argTypesEnhancers: [plainControls],
  initialGlobals: {
    theme: firstOf('theme'),
    accent: firstOf('accent'),
    direction: firstOf('direction'),
    text: firstOf('text'),
    motion: firstOf('motion'),
    contrast: firstOf('contrast'),
  },
  globalTypes: {
    theme: toolOf('theme'),
    // A tool of its own has it, since any color may be typed.
    accent: { description: views.accent.title },
    direction: toolOf('direction'),
    text: toolOf('text'),
    motion: toolOf('motion'),
    contrast: toolOf('contrast'),
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
          'Screens and their states',
          'Foundations',
          [
            'Brand',
            'Color',
            'Type',
            'Space',
            'Layout',
            'Breakpoints',
            'Elevation',
            'Layers',
            'Focus',
            'Motion',
            'Icons',
            'Pictures',
            'Voice',
            'Accessibility',
            'Design Tools',
            'Tables',
          ],
          'Patterns',
          ['Forms', 'Lists', 'Dialogs', 'Empty states', 'Failed states'],
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
          'A place to try',
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
