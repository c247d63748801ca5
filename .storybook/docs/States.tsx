import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import * as styles from '../../libs/ui/src/stories/book.css.ts';
import { storyUrl, viewportOf } from './BookStory.tsx';

/** Every state of a screen side by side, each a small window. A press on its name opens it. */
export function States() {
  const stories = use(DocsContext).componentStories();
  return (
    <ul className={`${styles.states} sb-unstyled`}>
      {stories.map((story) => {
        const size = viewportOf(story) ?? 'desktop';
        return (
          <li key={story.id} className={styles.state}>
            <a href={`./?path=/story/${story.id}`} target="_top">
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
