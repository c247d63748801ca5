import {
  type MemberListQuery,
  type MemberListStatus,
  memberListStatuses,
} from '@parlour/contract/staff';

/** What is shown of the list of members, as the URL says it (`desk/members-1`). */
export interface MembersChoice {
  /** Empty without a search. */
  readonly search: string;
  /** Only members of this status, or who were not invited; empty for all. */
  readonly status: MemberListStatus | '';
  /** The page after this member; empty for the first one. */
  readonly after: string;
}

const LONGEST = 200;

/** Reads the choice from the URL. What is unknown there counts as absent. */
export function parseChoice(parameters: URLSearchParams): MembersChoice {
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, LONGEST),
    status: memberListStatuses.find((status) => status === parameters.get('status')) ?? '',
    after: (parameters.get('after') ?? '').slice(0, LONGEST / 2),
  };
}

/** Returns the query of a URL that shows a choice. */
export function choiceQuery(choice: MembersChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}

/** Returns the query of the call that lists a choice. */
export function callOf({ search, status, after }: MembersChoice): MemberListQuery {
  return {
    ...(search === '' ? {} : { text: search }),
    ...(status === '' ? {} : { status }),
    ...(after === '' ? {} : { after }),
  };
}
