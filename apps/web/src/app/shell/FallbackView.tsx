import { routes } from '@parlour/core';
import { Button, Container, LinkButton, Stack, Text } from '@parlour/ui';
import * as styles from './FallbackView.css.ts';

/** Shown when a page could not be rendered or loaded (`WS9`). It needs no session and no data. */
export function FallbackView() {
  return (
    <Container width="text">
      <main className={styles.main}>
        <h1 className={styles.title}>Unexpected Application Error!</h1>
        <Text tone="muted">
          We are sorry, this page could not be shown. Your data is safe, and trying again often
          helps.
        </Text>
        <Stack direction="row" gap={3}>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
          <LinkButton variant="secondary" href={routes.dashboard.path}>
            Back to Home
          </LinkButton>
        </Stack>
      </main>
    </Container>
  );
}
