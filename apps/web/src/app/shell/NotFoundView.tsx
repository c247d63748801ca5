import { routes } from '@parlour/core';
import { Container, LinkButton, PageHeading } from '@parlour/ui';

/** The page for unknown paths (`web/app/shell-10`). */
export function NotFoundView() {
  return (
    <Container>
      <PageHeading
        eyebrow="Page Not Found"
        title="There is nothing at this address."
        intro="It may have moved, or was never here. The rest of the club is where you left it."
        actions={<LinkButton href={routes.dashboard.path}>Back to Home</LinkButton>}
      />
    </Container>
  );
}
