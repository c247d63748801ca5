import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../libs/ui/src/stories/documentation.css.ts';

// Milliseconds that a play function waits for an element. Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

/** Sets the toolbar's theme on the whole page, as the app does. `system` follows the machine. */
const withTheme: Decorator = (Story, { globals }) => {
  const selected: unknown = globals['theme'];
  const theme = selected === 'light' || selected === 'dark' ? selected : undefined;
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme) root.dataset['theme'] = theme;
    return () => {
      delete root.dataset['theme'];
    };
  }, [theme]);
  return <Story />;
};

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
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
    viewport: {
      options: {
        phone: viewport('Phone, 360 px', 360, 780),
        tablet: viewport('Tablet, 768 px', 768, 1024),
        desktop: viewport('Desktop, 1440 px', 1440, 900),
      },
    },
  },
};

export default preview;
