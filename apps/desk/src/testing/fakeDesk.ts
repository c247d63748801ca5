import {
  createFakeServer,
  type FakeHandlers as FakeHandlersOf,
  rejection as rejected,
} from '@parlour/app/testing';
import { formerCalls, staffCalls, type StaffCalls } from '@parlour/contract/staff';
import { apiKeys } from './apiKeys.ts';
import { administrator, emailChoices, sessions, staff, staffKeys } from './people.ts';
import { cards, documents, invitations, member, memberPage } from './member.ts';
import { pictures, pictureUses } from './pictures.ts';
import { contents, operationChecks, settings } from './settings.ts';
import { colleagues, noCounts, requests, takenRequest } from './requests.ts';
import { deliveryPage, webhooks } from './webhooks.ts';

/** The responses of the fake server: the data of a call, or a complete response, such as a {@link rejection}. */
export type FakeHandlers = FakeHandlersOf<StaffCalls & typeof formerCalls>;

/** Creates the response of a server that rejects a call. */
export function rejection(status: number, message: string, code?: string): Response {
  return rejected(status, message, { code });
}

const handlersOfDesk: FakeHandlers = {
  getMe: () => administrator,
  signOutStaff: () => null,
  listStaffSessions: () => sessions,
  listStaffKeys: () => staffKeys,
  listStaff: () => staff,
  listApiKeys: () => apiKeys,
  listDeskRequests: () => ({ requests, next: null }),
  getDeskRequest: () => takenRequest,
  countDeskRequests: () => noCounts,
  markDeskRequestSeen: () => null,
  getMember: () => member,
  listMembers: () => memberPage,
  getInvitations: () => invitations,
  listChangeRequests: () => [],
  countChangeRequests: () => ({ open: 0 }),
  listMemberCards: () => cards,
  listMemberDocuments: () => documents,
  fillCannedReplies: () => [],
  listMacros: () => [],
  announceWriting: () => null,
  announceEditing: () => null,
  listEditors: () => colleagues,
  listAssignees: () => colleagues,
  getEmailChoices: () => emailChoices,
  listSavedFilters: () => [],
  listPictures: () => ({ pictures, next: null }),
  getPicture: () => ({ picture: pictures[0]!, uses: pictureUses }),
  getSettings: () => settings,
  checkOperation: () => [...operationChecks],
  getClubContents: () => contents,
  listWebhooks: () => [...webhooks],
  listWebhookDeliveries: () => deliveryPage,
};

/** Stubs `fetch` with a server of the desk, where the administrator is signed in. Returns the calls that it received. */
export const fakeDesk = createFakeServer({ ...staffCalls, ...formerCalls }, handlersOfDesk, {
  'x-desk': '1',
});
