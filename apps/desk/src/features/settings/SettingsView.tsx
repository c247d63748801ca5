import { type PageData, PageDataView } from '@parlour/app/data';
import type { StaffSettings } from '@parlour/contract/staff';
import { Skeleton, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { FormColumn } from '../../app/FormColumn.tsx';

export type SettingsViewProps = {
  /** The settings as they apply. */
  page: PageData<StaffSettings>;
  /** Shows the sections of the page. */
  children: (current: StaffSettings) => ReactNode;
};

/** The page of the club's settings, around its sections. */
export function SettingsView({ page, children }: SettingsViewProps) {
  return (
    <Stack gap={6}>
      <DeskHeading title="Settings" />
      <PageDataView
        page={page}
        loadingLabel="Loading settings"
        skeleton={<Skeleton shape="wide" />}
      >
        {(current) => (
          <FormColumn>
            <Stack gap={10}>{children(current)}</Stack>
          </FormColumn>
        )}
      </PageDataView>
    </Stack>
  );
}
