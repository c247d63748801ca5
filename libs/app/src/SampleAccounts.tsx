import { Button, Stack, Text } from '@parlour/ui';

export type SampleAccountsProps = {
  /** The emails, each in a line. Null or undefined in a club that is no sample, which shows nothing. */
  emails: string | null | undefined;
  /** Called with the email that was chosen. */
  onChoose: (email: string) => void;
};

/** Names the accounts of the sample club, and where their codes are. */
export function SampleAccounts({ emails, onChoose }: SampleAccountsProps) {
  if (!emails) return null;
  return (
    <section aria-label="Sample accounts">
      <Stack gap={2} align="start">
        <Text size="small" tone="muted">
          This is the sample club. Choose an account. Without a mail server, the code is in the
          newest file of the folder “mail” in DATA_DIR.
        </Text>
        {emails.split('\n').map((email) => (
          <Button key={email} variant="quiet" size="small" onClick={() => onChoose(email)}>
            {email}
          </Button>
        ))}
      </Stack>
    </section>
  );
}
