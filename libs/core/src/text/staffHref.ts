import { isEmail, isPhone, typedEmail, typedLine, typedPhone } from '@parlour/contract/values';
import { websiteHref } from '../format/links.ts';
import { telephoneHref } from '../format/telephone.ts';
import { isStaffLink } from './staffHtml.ts';

/** An email, or several, maybe with a subject. Nothing that would need escaping or is hidden. */
const mailLink = /^(mailto:)([^\s\p{C}\\<>"`?@]+@[^\s\p{C}\\<>"`?]+)(\?[^\s\p{C}\\<>"`]*)?$/iu;
/** What is dialed but is no whole number, such as `tel:112` and `tel:*100#`. */
const dialLink = /^tel:\+?[\w().,;=*#%/-]{1,100}$/i;

/** Returns the link to an email or a telephone, typed with a scheme or without one. Null for anything else. */
function contactHref(typed: string): string | null {
  const [, scheme = 'mailto:', to = '', rest = ''] =
    mailLink.exec(isPlainEmail(typed) ? `mailto:${typedEmail(typed)}` : typed) ?? [];
  if (to !== '') return `${scheme}${to.split(',').map(knownEmail).join(',')}${rest}`;
  const phone = typedPhone(typed);
  if (/^(?:tel:|\(?\+)/i.test(typed) && isPhone(phone)) return telephoneHref(phone);
  const dialed = typed.replaceAll(/\s/g, '');
  return dialLink.test(dialed) && /\d/.test(dialed) ? dialed : null;
}

/** Whether a text is an email, and no link with a subject, which would be lost. */
const isPlainEmail = (typed: string) => !/^mailto:[^?]*\?/i.test(typed) && isEmail(typed);

const knownEmail = (email: string) => (isEmail(email) ? typedEmail(email) : email);

/**
 * Returns where a link in staff HTML leads: to a web page, an email or a telephone (core/format-23). Emails and numbers are read as
 * the club reads typed ones.
 * @returns null for any other target. Its link is no link: the words stay without it.
 */
export function staffHref(href: string | null | undefined): string | null {
  const target = typedLine(href ?? '');
  const contact = contactHref(target);
  if (contact !== null) return contact;
  const url = websiteHref(target);
  return url !== null && isStaffLink(url) ? url : null;
}
