import { Prose } from '@parlour/ui';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** Props of {@link StaffHtml}. */
export type StaffHtmlProps = { html: string };

/** The only component that shows HTML that staff wrote. It sanitizes it first. */
export function StaffHtml({ html }: StaffHtmlProps) {
  return (
    <Prose>
      <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
    </Prose>
  );
}
