import { Container, PageHeading } from '@parlour/ui';
import { Documents } from '../../documents/Documents.tsx';
import { PaymentMethods } from '../../payment-methods/PaymentMethods.tsx';
import { usePageTitle } from '../../routing/usePageTitle.ts';

/** The member's own page. */
export function ProfileScreen() {
  usePageTitle('Profile');
  return (
    <Container>
      <PageHeading title="Profile" />
      <PaymentMethods />
      <Documents />
    </Container>
  );
}
