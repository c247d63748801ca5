import { Prose } from '@parlour/ui';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

export type StaffHtmlProps = {
  /** HTML that staff wrote. It need not be sanitized. */
  html: string;
};

/**
 * The only component that shows HTML written by staff. It sanitizes it in the browser. Server rendering has no document
 * and shows the HTML as sanitized by the API.
 */
export function StaffHtml({ html }: StaffHtmlProps) {
  const safeHtml = useIsHydrated() ? sanitizeHtml(html) : html;
  return (
    <Prose>
      <div dangerouslySetInnerHTML={{ __html: safeHtml }} />
    </Prose>
  );
}
