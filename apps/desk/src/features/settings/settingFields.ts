import type { Setting, SettingName } from '@parlour/contract/staff';

/** A field of the club's details. */
interface SettingField {
  readonly name: Exclude<SettingName, 'accent'>;
  readonly label: string;
  readonly hint: string;
  /** What is typed or chosen. `lines` has several lines, `zone` and `currency` are chosen from all that there are. */
  readonly kind: 'text' | 'lines' | 'email' | 'tel' | 'url' | 'zone' | 'currency';
}

/** The fields of the club's details, in their order. */
export const settingFields: readonly SettingField[] = [
  { name: 'clubName', label: 'Name', hint: 'On every page and in every email.', kind: 'text' },
  { name: 'clubAddress', label: 'Postal address', hint: 'Below pages and emails.', kind: 'lines' },
  {
    name: 'timeZone',
    label: 'Time zone',
    hint: 'Of times that staff enter, such as Europe/London.',
    kind: 'zone',
  },
  {
    name: 'currency',
    label: 'Currency',
    hint: 'New prices begin with it.',
    kind: 'currency',
  },
  {
    name: 'staffEmail',
    label: 'Email of the concierge',
    hint: 'Emails to members come from it, and they write to it.',
    kind: 'email',
  },
  {
    name: 'clubPhone',
    label: 'Telephone of the concierge',
    hint: 'Leave it empty to show none.',
    kind: 'tel',
  },
  {
    name: 'newsletterUrl',
    label: 'Page of the newsletter',
    hint: 'Leave it empty to show no link.',
    kind: 'url',
  },
  {
    name: 'membershipUrl',
    label: 'Page for new members',
    hint: 'Where somebody can apply. Leave it empty to show no link.',
    kind: 'url',
  },
];

/** Whether a variable of the environment gives the setting, so that nobody changes it here (`desk/settings-2`). */
export function isLocked({ source }: Setting): boolean {
  return source === 'environment';
}

/**
 * Says why a locked setting cannot be changed, and what the field is for otherwise.
 *
 * @param shown - what the field holds, typed or not.
 */
export function hintOf(setting: Setting, hint: string, shown: string): string {
  if (isLocked(setting)) return `Set by ${setting.variable ?? 'the server'} where the server runs.`;
  return setting.source === 'default' && shown !== '' && shown === setting.value
    ? `${hint} Not chosen yet: this is the default.`
    : hint;
}
