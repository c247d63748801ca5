import { addons } from 'storybook/manager-api';
import { bookThemes } from './bookThemes.ts';

addons.setConfig({ theme: bookThemes.light });
