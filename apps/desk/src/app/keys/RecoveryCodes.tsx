import { Button, Stack, Text } from '@parlour/ui';
import { saveFile } from '../saveFile.ts';
import { useCopying } from '../useCopying.ts';
import * as styles from './RecoveryCodes.css.ts';

export type RecoveryCodesProps = {
  /** The new codes, which are shown once. */
  codes: readonly string[];
  /** The club's name, so that a paper or a file says what it opens. */
  clubName: string;
};

/** Recovery codes to copy, print or save (`desk/app-23`). On paper nothing else of the page is printed. */
export function RecoveryCodes({ codes, clubName }: RecoveryCodesProps) {
  const { said, copy } = useCopying();
  const title = `Recovery codes of the desk of ${clubName}`;
  const save = () =>
    saveFile(
      new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
      'recovery-codes.txt',
    );
  return (
    <Stack gap={3}>
      <div className={styles.paper}>
        <p className={styles.paperTitle}>{title}</p>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Stack direction="row" gap={3}>
        <Button variant="secondary" size="small" onClick={() => void copy(codes.join('\n'))}>
          Copy
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="secondary" size="small" onClick={save}>
          Save as File
        </Button>
      </Stack>
      <div role="status">{said === null ? null : <Text tone="muted">{said}</Text>}</div>
    </Stack>
  );
}
