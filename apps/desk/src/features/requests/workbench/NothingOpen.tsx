import { Text } from '@parlour/ui';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import * as styles from './Workbench.css.ts';

/** Holds the room of the thread beside the queue while none is open. */
export function NothingOpen() {
  usePageTitle('Requests');
  return (
    <div className={styles.nothing}>
      <Text tone="muted">Choose a request to read its thread here.</Text>
    </div>
  );
}
