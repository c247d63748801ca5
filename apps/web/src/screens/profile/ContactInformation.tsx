import type { Profile } from '@parlour/contract';
import { addressLines, formatBirthday } from '@parlour/core';
import { DefinitionList, SectionHeading } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './ContactInformation.css.ts';

const HEADING = 'contact-information';

/** What the section tells, in its order. */
export const contactLabels = {
  email: 'E-mail',
  phone: 'Phone',
  workEmail: 'Work e-mail',
  address: 'Address',
  birthday: 'Birthday',
} as const;

/** Props of {@link ContactInformation}. */
export type ContactInformationProps = { profile: Profile };

/** How the club reaches the member (spec section 2). */
export function ContactInformation({ profile }: ContactInformationProps) {
  const { email, phone, professional, address, dateOfBirth } = profile;
  const lines = addressLines(address);
  return (
    <ContactSection
      values={{
        email: known(email),
        phone: known(phone),
        workEmail: known(professional.workEmail),
        address:
          lines.length === 0 ? known(null) : lines.map((line) => <div key={line}>{line}</div>),
        birthday: known(dateOfBirth === null ? null : formatBirthday(dateOfBirth)),
      }}
    />
  );
}

/** Props of {@link ContactSection}. */
export type ContactSectionProps = {
  values: Readonly<Record<keyof typeof contactLabels, ReactNode>>;
};

/** The section with whatever stands in it, which is nothing yet while it loads. */
export function ContactSection({ values }: ContactSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <SectionHeading id={HEADING} title="Contact Information" />
      <DefinitionList
        items={[
          { label: contactLabels.email, value: values.email },
          { label: contactLabels.phone, value: values.phone },
          { label: contactLabels.workEmail, value: values.workEmail },
          { label: contactLabels.address, value: values.address },
          { label: contactLabels.birthday, value: values.birthday },
        ]}
      />
    </section>
  );
}

const known = (value: string | null): ReactNode =>
  value?.trim() || <span className={styles.unknown}>Not provided</span>;
