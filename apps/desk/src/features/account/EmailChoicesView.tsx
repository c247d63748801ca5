import { type PageData, PageDataView } from '@parlour/app/data';
import type { EmailChoices } from '@parlour/contract/staff';
import { Checkbox, InlineAlert, SectionHeading, Skeleton, Stack } from '@parlour/ui';

export type EmailChoicesViewProps = {
  /** Of what one wants emails. */
  choices: PageData<EmailChoices>;
  /** Why a change was not saved. */
  failure: string | null;
  /** Saves a changed choice. */
  onChange: (choices: EmailChoices) => void;
};

const labels = [
  ['assigned', 'Requests that are given to me or taken from me, and what members do in mine'],
  ['mentioned', 'Notes that mention me'],
  ['everythingNew', 'Every new request'],
] as const satisfies readonly (readonly [keyof EmailChoices, string])[];

/** Of what one gets emails (`desk/account-6`). */
export function EmailChoicesView({ choices, failure, onChange }: EmailChoicesViewProps) {
  return (
    <section>
      <Stack gap={4}>
        <SectionHeading size="small" title="Emails" />
        {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
        <PageDataView
          page={choices}
          loadingLabel="Loading your choice of emails"
          skeleton={
            <Stack gap={6}>
              <Skeleton shape="title" />
              <Skeleton shape="title" />
              <Skeleton shape="title" />
            </Stack>
          }
        >
          {(chosen) => (
            <Stack gap={2}>
              {labels.map(([name, label]) => (
                <Checkbox
                  key={name}
                  label={label}
                  checked={chosen[name]}
                  onChange={(isWanted) => onChange({ ...chosen, [name]: isWanted })}
                />
              ))}
            </Stack>
          )}
        </PageDataView>
      </Stack>
    </section>
  );
}
