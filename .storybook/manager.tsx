/** @jsxRuntime classic */
// The frame is bundled without the newer runtime of JSX.
import * as React from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons, types } from 'storybook/manager-api';
import { ownName } from '../tools/src/book/stateNames.ts';
import { askedBy } from '../tools/src/book/views.ts';
import { AccentTool } from './AccentTool.tsx';
import { bookThemes } from './bookThemes.ts';

const darkMachine = matchMedia('(prefers-color-scheme: dark)');

/** The theme of the toolbar. At first that of the URL. */
let wanted: unknown = askedBy(location.search)['theme'];

/** Returns the frame's own theme for that of the toolbar. */
function frameTheme() {
  const isDark = wanted === 'dark' || (wanted !== 'light' && darkMachine.matches);
  const name = isDark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = name;
  return bookThemes[name];
}

addons.setConfig({
  theme: frameTheme(),
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? ownName(name) : name) },
});

addons.register('parlour', (api) => {
  const show = () => api.setOptions({ theme: frameTheme() });
  const follow = ({ globals }: { readonly globals: Globals }) => {
    wanted = globals['theme'];
    show();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  darkMachine.addEventListener('change', show);
  addons.add('parlour/accent', {
    type: types.TOOL,
    title: 'Accent of the club',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => <AccentTool />,
  });
});
