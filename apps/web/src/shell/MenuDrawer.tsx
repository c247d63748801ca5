import { Button, Drawer, Stack, TextLink } from '@parlour/ui';
import { MenuEntries } from './MenuEntries.tsx';

/** Props of {@link MenuDrawer}. */
export type MenuDrawerProps = {
  open: boolean;
  path: string;
  newsletterUrl: string | null;
  onClose: () => void;
  onRequest: () => void;
  onSignOut: () => void;
};

/** The menu on screens below the md width. Its code is loaded when it is first opened. */
export function MenuDrawer({
  open,
  path,
  newsletterUrl,
  onClose,
  onRequest,
  onSignOut,
}: MenuDrawerProps) {
  return (
    <Drawer open={open} title="Menu" onClose={onClose}>
      <Stack gap={6}>
        <nav aria-label="Main">
          <MenuEntries path={path} direction="column" />
        </nav>
        <Button fullWidth onClick={onRequest}>
          Submit a Request
        </Button>
        <Stack gap={2} align="start">
          {newsletterUrl === null ? null : (
            <TextLink variant="standalone" href={newsletterUrl} external>
              Newsletter
            </TextLink>
          )}
          <Button variant="quiet" size="small" onClick={onSignOut}>
            Sign Out
          </Button>
        </Stack>
      </Stack>
    </Drawer>
  );
}
