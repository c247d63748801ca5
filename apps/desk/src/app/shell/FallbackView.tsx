import { Button, Container, PageHeading, Text } from '@parlour/ui';

export type FallbackViewProps = {
  /** Whether the page's code could not be loaded. */
  isMissing: boolean;
  /** How often the page could not be tried again, because the server could not be reached. */
  failedRetries: number;
  /** Tries the page again. */
  onRetry: () => void;
};

/** Shown in place of a page that could not be rendered or loaded (`desk/app-9`). */
export function FallbackView({ isMissing, failedRetries, onRetry }: FallbackViewProps) {
  return (
    <Container width="text">
      <PageHeading
        eyebrow="Desk"
        title={isMissing ? 'This page could not be loaded.' : 'This page could not be shown.'}
        intro={
          isMissing
            ? 'Please check your connection and try again.'
            : 'What was saved is safe, and trying again often helps.'
        }
        actions={<Button onClick={onRetry}>Try Again</Button>}
      />
      <div role="status">
        {failedRetries === 0 ? null : (
          <Text key={failedRetries} tone="muted">
            The server cannot be reached yet.
          </Text>
        )}
      </div>
    </Container>
  );
}
