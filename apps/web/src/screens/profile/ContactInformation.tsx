import type { Profile } from '@parlour/contract';
import { addressLines, formatBirthday } from '@parlour/core';
import { DefinitionList, SectionHeading } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './ContactInformation.css.ts';

const HEADING = 'contact-information';

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
  values: Readonly<Record<'email' | 'phone' | 'workEmail' | 'address' | 'birthday', ReactNode>>;
};

/** The section with whatever stands in it, which is nothing yet while it loads. */
export function ContactSection({ values }: ContactSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <SectionHeading id={HEADING} title="Contact Information" />
      <DefinitionList
        items={[
          { label: 'E-mail', value: values.email },
          { label: 'Phone', value: values.phone },
          { label: 'Work e-mail', value: values.workEmail },
          { label: 'Address', value: values.address },
          { label: 'Birthday', value: values.birthday },
        ]}
      />
    </section>
  );
}

const known = (value: string | null): ReactNode =>
  value?.trim() || <span className={styles.unknown}>Not provided</span>;
