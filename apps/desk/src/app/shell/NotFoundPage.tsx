import { deskRoutes } from '@parlour/core/routes';
import { LinkButton, PageHeading } from '@parlour/ui';
import { usePageTitle } from '../usePageTitle.ts';

/** Sets the title of the page for unknown paths. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return <NotFoundView />;
}

/** The page for unknown paths, and for pages that the roles of the member of staff do not open (`desk/app-6`). */
export function NotFoundView() {
  return (
    <PageHeading
      eyebrow="Page Not Found"
      title="There is nothing for you here."
      intro="It may have moved, or your roles do not open it. An administrator can change these."
      actions={<LinkButton href={deskRoutes.home.path}>Back to the Desk</LinkButton>}
    />
  );
}
