/** The filters of the audit trail. An empty text filters nothing. */
export interface AuditFilter {
  /** A name, an email, or such as `staff:ID`. */
  readonly actor: string;
  /** Such as `request.moved`. */
  readonly action: string;
  /** A reference, a name, an email, or such as `request:ID`. */
  readonly subject: string;
  /** The first day in the club's time zone, `YYYY-MM-DD`. */
  readonly from: string;
  /** The last day in the club's time zone, `YYYY-MM-DD`. */
  readonly until: string;
}

/** What is shown of the audit trail, as the URL says it (`desk/audit-2`). */
export interface AuditChoice extends AuditFilter {
  /** The page of the entries before this number; empty for the first one. */
  readonly before: string;
}

/** The whole trail, from its newest entry on. */
export const defaultChoice: AuditChoice = {
  actor: '',
  action: '',
  subject: '',
  from: '',
  until: '',
  before: '',
};

const LONGEST = 200;

const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Reads the choice from the URL. What cannot be a filter there counts as absent. */
export function parseChoice(parameters: URLSearchParams): AuditChoice {
  const text = (name: keyof AuditChoice) => (parameters.get(name) ?? '').trim().slice(0, LONGEST);
  return {
    actor: text('actor'),
    action: text('action'),
    subject: text('subject'),
    from: dayOf(text('from')),
    until: dayOf(text('until')),
    before: /^\d{1,15}$/.test(text('before')) ? text('before') : '',
  };
}

/** Returns the query of a URL that shows a choice. It is also that of the call. */
export function choiceQuery(choice: Partial<AuditChoice>): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}
