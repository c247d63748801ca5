import type { CallFailure, Result } from '@parlour/contract';
import type { ReferenceTarget } from '@parlour/core/content';

/** Something that a field can refer to. */
export interface ContentChoice {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of that name. */
  readonly detail: string | null;
}

/** What the fields of content ask the server for. */
export interface FieldPorts {
  /** Searches what can be referred to. */
  readonly search: (
    target: ReferenceTarget,
    text: string,
  ) => Promise<Result<readonly ContentChoice[], CallFailure>>;
  /** Lists what earlier items have in a field; nothing where that can't be read. */
  readonly suggest: (field: string) => Promise<readonly string[]>;
  /** Whether the viewer may search members. */
  readonly maySearchMembers: boolean;
  /** The streets for maps that the club's own server has; null for none. */
  readonly mapTilesUrl: string | null;
  /** The club's time zone, an IANA name. */
  readonly clubTimeZone: string;
  /** The currency that new prices begin with; null where the club chose none. */
  readonly clubCurrency: string | null;
}
