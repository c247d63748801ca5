import { SectionHeading } from '@parlour/ui';

/** The member's stored documents. */
export function Documents() {
  return <SectionHeading title="Documents" />;
}
