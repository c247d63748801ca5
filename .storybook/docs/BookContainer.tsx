import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect } from 'react';
import { bookThemes } from '../bookThemes.ts';
import { applyView, readGlobals, readView, seenTheme } from '../applyView.ts';
import { ViewNotes } from '../ViewNotes.tsx';

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

/** The frame of every written page, in the view of the toolbar. Storybook renders it again when the view changes. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { view, notes } = readView(readGlobals());
  useLayoutEffect(() => applyView(view, false));
  useTopUntilUsed();
  return (
    <DocsContainer context={context} theme={bookThemes[seenTheme(view)]}>
      {children}
      <ViewNotes notes={notes} />
    </DocsContainer>
  );
}
