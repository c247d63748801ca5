import { sampleStaff } from '../sampleStaff.ts';
import { arrangedRequests } from './arrangedRequests.ts';
import { newRequests } from './newRequests.ts';
import { requestRows, type SamplePerson } from './requestRows.ts';
import { runningRequests } from './runningRequests.ts';
import { sampleMembers } from './sampleMembers.ts';

/** The sample club's requests as they are written down. */
const requestsOfSample = [...newRequests, ...runningRequests, ...arrangedRequests] as const;

/**
 * Returns the rows of the sample club's requests, with the further members who sent most of them (api-15).
 *
 * @param today - the day that they are dated from, `YYYY-MM-DD`.
 * @param clubMembers - the members that the club has already.
 */
export function sampleRequests(today: string, clubMembers: readonly SamplePerson[]) {
  const furtherMembers = sampleMembers();
  const [concierge, , manager] = sampleStaff(today);
  const people = [...clubMembers, ...furtherMembers];
  const played = requestsOfSample.map((sample, index) => {
    const member = people.find(({ firstName }) => firstName.toLowerCase() === sample.member);
    if (member === undefined || concierge === undefined || manager === undefined) {
      throw new Error(`The sample club has nobody for “${sample.subject}”.`);
    }
    return requestRows(sample, { today, index, member, staff: { concierge, manager } });
  });
  return {
    members: furtherMembers,
    requests: played.map(({ request }) => request),
    entries: played.flatMap(({ entries }) => entries),
    inbox: played.flatMap(({ inbox }) => inbox),
    readers: played.flatMap(({ readers }) => readers),
  };
}
