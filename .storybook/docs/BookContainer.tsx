import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { bookThemes } from '../bookThemes.ts';
import { applyTheme, themeGlobal } from '../themeGlobal.ts';

/** The frame of every written page, in the theme of the toolbar. Storybook renders it again when the theme changes. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = themeGlobal();
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={isDark ? bookThemes.dark : bookThemes.light}>
      {children}
    </DocsContainer>
  );
}
