import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { isRecord, readGlobals, readView } from '../applyView.ts';
import * as styles from '../../libs/ui/src/stories/book.css.ts';
import { viewports } from '../../libs/ui/src/stories/viewports.ts';
import { globalsText } from '../../tools/src/book/views.ts';

type ViewportName = keyof typeof viewports;

type StoryOfBook = { parameters: Record<string, unknown>; storyGlobals: Record<string, unknown> };

/** Returns the URL of a story alone, in the view of the toolbar. The story's own view goes first. */
export function storyUrl(id: string): string {
  return `iframe.html?viewMode=story&id=${id}&${globalsParam()}`;
}

/** Returns the view of the toolbar as a part of an address. */
export function globalsParam(): string {
  return `globals=${globalsText(readView(readGlobals()).view)}`;
}

const viewportIn = (viewport: unknown, name: string): ViewportName | undefined => {
  const asked = isRecord(viewport) ? viewport[name] : viewport;
  return asked === 'phone' || asked === 'tablet' || asked === 'desktop' ? asked : undefined;
};

/** Returns the name of the viewport that a story is shown in: its own, that of the toolbar, or the one it is tested at. */
export function viewportOf({ storyGlobals, parameters }: StoryOfBook): ViewportName | undefined {
  return (
    viewportIn(storyGlobals['viewport'], 'value') ??
    viewportIn(readGlobals()['viewport'], 'value') ??
    viewportIn(parameters['viewport'], 'defaultViewport')
  );
}

/** Returns the height of a story's own window in CSS pixels; undefined if it needs none. */
function windowHeightOf(story: StoryOfBook): number | undefined {
  const docs = story.parameters['docs'];
  const parameters = isRecord(docs) && isRecord(docs['story']) ? docs['story'] : {};
  const { inline, iframeHeight } = parameters;
  const viewport = viewportOf(story);
  const needsWindow =
    inline === false || viewport !== undefined || Object.keys(story.storyGlobals).length > 0;
  if (inline === true || !needsWindow) return undefined;
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
