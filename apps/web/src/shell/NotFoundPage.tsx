import { Container, LinkButton, PageHeading } from '@parlour/ui';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return (
    <Container>
      <PageHeading
        eyebrow="Page Not Found"
        title="There is nothing at this address."
        intro="It may have moved, or was never here. The rest of the club is where you left it."
        actions={<LinkButton href="/dashboard">Back to Home</LinkButton>}
      />
    </Container>
  );
}
