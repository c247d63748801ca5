import * as styles from './RecoveryCodes.css.ts';

export type RecoveryCodesProps = {
  /** The new codes, which are shown once. */
  codes: readonly string[];
};

/** Recovery codes to write down. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  return (
    <ul className={styles.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
