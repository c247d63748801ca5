import { qrCodeOf, QUIET_ZONE } from '@parlour/app/qr-code';
import { Stack, Text } from '@parlour/ui';
import * as styles from './AppSecret.css.ts';

export type AppSecretProps = {
  /** What an authenticator app reads, as a link. */
  uri: string;
  /** The same as text, to be typed. */
  secret: string;
};

/** What an authenticator app needs: a code to scan, a link to open on the same device, and a key to type (`desk/set-up-4`). */
export function AppSecret({ uri, secret }: AppSecretProps) {
  const code = qrCodeOf(uri);
  return (
    <Stack gap={4}>
      <Text tone="muted">
        Scan this with your authenticator app. On this device, <a href={uri}>open the app</a>, or
        type the key into it. Then enter the code that it shows.
      </Text>
      {code === null ? null : (
        <svg
          className={styles.qrCode}
          data-theme="light"
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${code.size + 2 * QUIET_ZONE} ${code.size + 2 * QUIET_ZONE}`}
          role="img"
          aria-label="QR code for your authenticator app"
          shapeRendering="crispEdges"
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
      <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
    </Stack>
  );
}
