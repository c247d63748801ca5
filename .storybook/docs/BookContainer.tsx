import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect } from 'react';
import { bookThemes } from '../bookThemes.ts';
import { applyTheme, themeGlobal } from '../themeGlobal.ts';

/** What a reader does first with a page. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a page at its top until its reader uses it. A story in a window of its own may take the focus, and the browser
 * would scroll to it.
 */
function useTopUntilUsed() {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const stay = () => {
      if (document.activeElement instanceof HTMLIFrameElement) scrollTo(0, 0);
    };
    addEventListener('scroll', stay, { signal });
    for (const input of inputs) addEventListener(input, () => end.abort(), { signal });
    return () => end.abort();
  }, []);
}

/** The frame of every written page, in the theme of the toolbar. Storybook renders it again when the theme changes. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = themeGlobal();
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useTopUntilUsed();
  return (
    <DocsContainer context={context} theme={isDark ? bookThemes.dark : bookThemes.light}>
      {children}
    </DocsContainer>
  );
}
