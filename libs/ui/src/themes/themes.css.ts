import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';

// The system preference decides. `data-theme` on an element overrides it for its content.
globalStyle(':root, [data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(color, light),
});
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: assignVars(color, dark),
    },
  },
});
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(color, dark) } },
});
// Paper is white, in both themes (core/paper-9).
globalStyle(':root', { '@media': { print: { vars: { [color.surface]: '#fff' } } } });
