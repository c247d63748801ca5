import type { Profile } from '@parlour/contract';
import { addressLines, formatBirthday } from '@parlour/core';
import { DefinitionList, SectionHeading } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './ContactInformation.css.ts';

const HEADING = 'contact-information';

export type ContactInformationProps = { profile: Profile };

/** The member's contact data. */
export function ContactInformation({ profile }: ContactInformationProps) {
  const { email, phone, professional, address, dateOfBirth } = profile;
  const lines = addressLines(address);
  return (
    <ContactSection
      values={{
        email: valueOrPlaceholder(email),
        phone: valueOrPlaceholder(phone),
        workEmail: valueOrPlaceholder(professional.workEmail),
        address:
          lines.length === 0
            ? valueOrPlaceholder(null)
            : lines.map((line) => <div key={line}>{line}</div>),
        birthday: valueOrPlaceholder(dateOfBirth === null ? null : formatBirthday(dateOfBirth)),
      }}
    />
  );
}

export type ContactSectionProps = {
  values: Readonly<Record<'email' | 'phone' | 'workEmail' | 'address' | 'birthday', ReactNode>>;
};

/** The section with the given values, which are placeholders while loading. */
export function ContactSection({ values }: ContactSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <SectionHeading id={HEADING} title="Contact Information" />
      <DefinitionList
        items={[
          { label: 'Email', value: values.email },
          { label: 'Phone', value: values.phone },
          { label: 'Work email', value: values.workEmail },
          { label: 'Address', value: values.address },
          { label: 'Birthday', value: values.birthday },
        ]}
      />
    </section>
  );
}

const valueOrPlaceholder = (value: string | null): ReactNode =>
  value?.trim() || <span className={styles.unknown}>Not provided</span>;
