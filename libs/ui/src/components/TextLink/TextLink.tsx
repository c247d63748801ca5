import type { ReactNode } from 'react';
import { ExternalIcon } from '../Icon/Icon.tsx';
import type { LinkTarget } from '../LinkProvider/LinkProvider.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './TextLink.css.ts';

/**
 * `inline` runs within a sentence, `standalone` stands by itself, `navigation` is an entry of a
 * menu and can mark the page that the reader is on.
 */
type Variant =
  | { variant?: 'inline' | 'standalone'; current?: never }
  | { variant: 'navigation'; current?: boolean };

/** Props of {@link TextLink}. */
export type TextLinkProps = LinkTarget & Variant & { children: ReactNode; onClick?: () => void };

/** A link in words. An external one carries an arrow and opens in a new tab. */
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
