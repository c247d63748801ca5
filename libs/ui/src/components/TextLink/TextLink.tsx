import type { ReactNode } from 'react';
import { ExternalIcon } from '../../icons/navigationIcons.tsx';
import type { LinkTarget } from '../LinkProvider/LinkProvider.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './TextLink.css.ts';

/**
 * `inline` is part of a sentence, `standalone` is on its own line, `navigation` is a menu item and can mark the current
 * page.
 */
type Variant =
  | {
      /** Where it is: in a sentence, on a line of its own, or in a menu. */
      variant?: 'inline' | 'standalone';
      /** Whether it leads to the current page. */
      current?: never;
    }
  | {
      /** Where it is: in a sentence, on a line of its own, or in a menu. */
      variant: 'navigation';
      /** Whether it leads to the current page. */
      current?: boolean;
    };

export type TextLinkProps = LinkTarget &
  Variant & {
    /** Where it leads. */
    children: ReactNode;
  };

/** A text link. An external one shows an arrow and opens in a new tab. */
export function TextLink({ variant = 'inline', current, children, ...link }: TextLinkProps) {
  return (
    <Anchor
      {...link}
      className={styles.variant[variant]}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      {link.external && variant !== 'inline' ? <ExternalIcon /> : null}
    </Anchor>
  );
}
