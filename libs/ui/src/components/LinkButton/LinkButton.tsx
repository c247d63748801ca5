import type { ReactNode } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import * as styles from '../Button/Button.css.ts';
import type { LinkTarget } from '../LinkProvider/LinkProvider.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';

export type LinkButtonProps = LinkTarget & {
  /** Where it leads. */
  children: ReactNode;
  /** How prominent it is. */
  variant?: ButtonVariant;
  /** `small` fits into cards and rows. By touch it grows to 44 px. */
  size?: ButtonSize;
  /** As wide as what surrounds it. */
  fullWidth?: boolean;
  /** The key that does the same, such as `j`. */
  'aria-keyshortcuts'?: string | undefined;
};

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'regular',
  fullWidth = false,
  ...link
}: LinkButtonProps) {
  return (
    <Anchor
      {...link}
      className={classNames(
        styles.variant[variant],
        styles.size[size],
        fullWidth && styles.fullWidth,
      )}
    />
  );
}
