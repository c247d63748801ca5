import { Container, InlineAlert, PageHeading, Spinner, Stack, Text } from '@parlour/ui';
import * as styles from './ViewTabView.css.ts';

export type ViewTabViewProps = {
  /** How far the view of this tab is. */
  state: 'opening' | 'ended' | { readonly failure: string };
};

/** The page before and after a view (web/member-view-1, web/member-view-5). */
export function ViewTabView({ state }: ViewTabViewProps) {
  return (
    <main className={styles.main}>
      <Container width="text">
        <Stack gap={6}>
          <PageHeading title={state === 'ended' ? 'The View Has Ended' : 'View as Member'} />
          {state === 'opening' ? <Spinner label="Opening the view" showLabel /> : null}
          {state === 'ended' ? (
            <Text>Nothing of the member is shown any more. You can close this tab.</Text>
          ) : null}
          {typeof state === 'string' ? null : (
            <InlineAlert tone="critical">{state.failure}</InlineAlert>
          )}
        </Stack>
      </Container>
    </main>
  );
}
