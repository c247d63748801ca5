import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import * as styles from '../../libs/ui/src/stories/book.css.ts';
import { globalsParam, storyUrl, viewportOf } from './BookStory.tsx';

/** Stories side by side, each a small window. A press on a name opens its story. */
function Windows({ stories }: { readonly stories: readonly PreparedStory[] }) {
  return (
    <ul className={`${styles.states} sb-unstyled`}>
      {stories.map((story) => {
        const size = viewportOf(story) ?? 'desktop';
        return (
          <li key={story.id} className={styles.state}>
            <a href={`./?path=/story/${story.id}&${globalsParam()}`} target="_top">
              {story.name}
            </a>
            <div className={styles.thumbnail[size]}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of the book itself. */}
              <iframe
                title={story.name}
                loading="lazy"
                tabIndex={-1}
                src={storyUrl(story.id)}
                className={styles.screen[size]}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Every state of a screen. Below are the stories that the sidebar does not list. */
export function States() {
  const stories = use(DocsContext).componentStories();
  const proofs = stories.filter(({ tags }) => tags.includes('proof'));
  return (
    <>
      <Windows stories={stories.filter((story) => !proofs.includes(story))} />
      {proofs.length === 0 ? null : (
        <>
          <Heading>Shown again, as a test</Heading>
          <Windows stories={proofs} />
        </>
      )}
    </>
  );
}
