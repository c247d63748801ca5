import type { SharedPage } from '@parlour/core';

/** Props of {@link ShareButton}. */
export type ShareButtonProps = { page: SharedPage };

/** Copies the address of a shared page with the member's `ref`. */
export function ShareButton(_props: ShareButtonProps) {
  return null;
}
