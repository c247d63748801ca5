import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import * as styles from '../../libs/ui/src/stories/book.css.ts';
import { globalsParam, storyUrl, viewportOf } from './BookStory.tsx';

interface StoryWindowProps {
  /** The id of the story. */
  readonly id: string;
  /** What the story is called. */
  readonly name: string;
  /** The size of the window, which is shown much smaller. */
  readonly size: keyof typeof styles.screen;
}

/** A story in a small window. A press on its name opens the story. */
export function StoryWindow({ id, name, size }: StoryWindowProps) {
  return (
    <li className={styles.state}>
      <a href={`./?path=/story/${id}&${globalsParam()}`} target="_top">
        {name}
      </a>
      <div className={styles.thumbnail[size]}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of the book itself. */}
        <iframe
          title={name}
          loading="lazy"
          tabIndex={-1}
          src={storyUrl(id)}
          className={styles.screen[size]}
        />
      </div>
    </li>
  );
}

/** Windows side by side. */
export function Windows({ children }: { readonly children: ReactNode }) {
  return <ul className={`${styles.states} sb-unstyled`}>{children}</ul>;
}

const windowsOf = (stories: readonly PreparedStory[]) => (
  <Windows>
    {stories.map((story) => (
      <StoryWindow
        key={story.id}
        id={story.id}
        name={story.name}
        size={viewportOf(story) ?? 'desktop'}
      />
    ))}
  </Windows>
);

/** Every state of a screen. Below are the stories that the sidebar does not list. */
export function States() {
  const stories = use(DocsContext).componentStories();
  const proofs = stories.filter(({ tags }) => tags.includes('proof'));
  return (
    <>
      {windowsOf(stories.filter((story) => !proofs.includes(story)))}
      {proofs.length === 0 ? null : (
        <>
          <Heading>Shown again, as a test</Heading>
          {windowsOf(proofs)}
        </>
      )}
    </>
  );
}
