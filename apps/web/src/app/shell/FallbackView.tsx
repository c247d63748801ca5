import { routes } from '@parlour/core';
import { Button, Container, LinkButton, Stack, Text } from '@parlour/ui';
import * as styles from './FallbackView.css.ts';

export type FallbackViewProps = {
  /** Whether the page's code could not be loaded. */
  isMissing: boolean;
  /** How often the page could not be tried again, because the club could not be reached. */
  failedRetries: number;
  /** Whether the server is being asked, or the page is being loaded again. */
  isRetrying: boolean;
  /** Called when the viewer wants to try the page again. */
  onRetry: () => void;
};

/** Shown in place of a page that could not be rendered or loaded (`web/app/shell-9`). It needs no session and no data. */
export function FallbackView({ isMissing, failedRetries, isRetrying, onRetry }: FallbackViewProps) {
  return (
    <Container width="text">
      <div className={styles.content}>
        <h1 className={styles.title}>Unexpected Application Error!</h1>
        <Text tone="muted">
          {isMissing
            ? 'We are sorry, this page could not be loaded. If you are offline, it opens by itself as soon as you are back online.'
            : 'We are sorry, this page could not be shown. Your data is safe, and trying again often helps.'}
        </Text>
        <Stack direction="row" gap={3}>
          <Button isPending={isRetrying} pendingLabel="Trying Again..." onClick={onRetry}>
            Try Again
          </Button>
          <LinkButton variant="secondary" href={routes.dashboard.path}>
            Back to Home
          </LinkButton>
        </Stack>
        <div role="status">
          {failedRetries === 0 ? null : (
            <Text key={failedRetries} tone="muted">
              The club cannot be reached yet. Please check your connection.
            </Text>
          )}
        </div>
      </div>
    </Container>
  );
}
