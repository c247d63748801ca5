import { addons } from 'storybook/manager-api';
import { ownName } from '../tools/src/book/stateNames.ts';
import { bookThemes } from './bookThemes.ts';

addons.setConfig({
  theme: bookThemes.light,
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? ownName(name) : name) },
});
