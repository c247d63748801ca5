import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { isRecord, themeGlobal } from '../themeGlobal.ts';
import * as styles from '../../libs/ui/src/stories/book.css.ts';
import { viewports } from '../../libs/ui/src/stories/viewports.ts';

type ViewportName = keyof typeof viewports;

type StoryOfBook = { parameters: Record<string, unknown>; storyGlobals: Record<string, unknown> };

/** Returns the URL of a story alone, in the theme of the toolbar. The story's own theme goes first. */
export function storyUrl(id: string): string {
  return `iframe.html?viewMode=story&id=${id}&globals=theme:${themeGlobal()}`;
}

/** Returns the name of the viewport that a story asks for, if any. */
export function viewportOf({ storyGlobals }: StoryOfBook): ViewportName | undefined {
  const { viewport } = storyGlobals;
  const asked = isRecord(viewport) ? viewport['value'] : undefined;
  return asked === 'phone' || asked === 'tablet' || asked === 'desktop' ? asked : undefined;
}

/** Returns the height of a story's own window in CSS pixels; undefined if it needs none. */
function windowHeightOf(story: StoryOfBook): number | undefined {
  const docs = story.parameters['docs'];
  const parameters = isRecord(docs) && isRecord(docs['story']) ? docs['story'] : {};
  const { inline, iframeHeight } = parameters;
  const viewport = viewportOf(story);
  const needsWindow = inline === false || viewport !== undefined || 'theme' in story.storyGlobals;
  if (!needsWindow) return undefined;
  return typeof iframeHeight === 'number'
    ? iframeHeight
    : viewport === undefined
      ? 240
      : viewports[viewport].height;
}

/**
 * A story on a written page. One that asks for a viewport or a theme, or that lies over the window, gets a window of
 * its own.
 */
export function BookStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const height = windowHeightOf(story);
  const viewport = viewportOf(story);
  return height === undefined ? (
    <Story {...props} />
  ) : (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- A page of the book itself.
    <iframe
      title={story.name}
      loading="lazy"
      src={storyUrl(story.id)}
      className={styles.window}
      width={viewport === undefined ? '100%' : viewports[viewport].width}
      height={height}
    />
  );
}
