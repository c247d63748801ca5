import { SectionHeading } from '@parlour/ui';

/** The member's saved cards. */
export function PaymentMethods() {
  return <SectionHeading title="Payment Methods" />;
}
