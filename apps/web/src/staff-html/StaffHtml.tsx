import { Prose } from '@parlour/ui';
import { useIsHydrated } from '../useIsHydrated.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** Props of {@link StaffHtml}. */
export type StaffHtmlProps = { html: string };

/**
 * The only component that shows HTML that staff wrote. It sanitizes it first; the server, which has no document to do it
 * in, shows what it has sanitized itself.
 */
export function StaffHtml({ html }: StaffHtmlProps) {
  const shown = useIsHydrated() ? sanitizeHtml(html) : html;
  return (
    <Prose>
      <div dangerouslySetInnerHTML={{ __html: shown }} />
    </Prose>
  );
}
