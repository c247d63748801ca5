import type { CallData } from '@parlour/contract';
import { type StaffCallName, staffCalls, type StaffCalls } from '@parlour/contract/staff';
import { expect, vi } from 'vitest';
import { apiKeys } from './apiKeys.ts';
import { administrator, emailChoices, sessions, staff, staffKeys } from './people.ts';
import { cards, documents, member, memberPage } from './member.ts';
import { pictures, pictureUses } from './pictures.ts';
import { contents, operationChecks, settings } from './settings.ts';
import { colleagues, requests, takenRequest } from './requests.ts';
import { deliveryPage, webhooks } from './webhooks.ts';

/** A call of the desk that the fake server received. */
interface ReceivedCall {
  readonly name: StaffCallName;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
}

/** The responses of the fake server: the data of a call, or a complete response, such as a {@link rejection}. */
export type FakeHandlers = {
  readonly [Name in StaffCallName]?: (
    call: ReceivedCall,
  ) => CallData<StaffCalls[Name]> | Response | Promise<CallData<StaffCalls[Name]> | Response>;
};

/** Creates the response of a server that rejects a call. */
export function rejection(status: number, message: string, code?: string): Response {
  return Response.json({ success: false, data: null, message, code }, { status });
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
  getMember: () => member,
  listMembers: () => memberPage,
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

const isName = (name: string): name is StaffCallName => Object.hasOwn(staffCalls, name);

const routes = Object.keys(staffCalls)
  .filter(isName)
  .map((name) => ({
    name,
    method: staffCalls[name].method,
    pattern: new URLPattern({ pathname: staffCalls[name].path }),
  }));

/** Stubs `fetch` with a server of the desk, where the administrator is signed in. Returns the names of the calls. */
export function fakeDesk(handlers: FakeHandlers = {}) {
  const received: ReceivedCall[] = [];
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const route = routes.find(
      ({ method, pattern }) => method === request.method && pattern.test(url),
    );
    if (route === undefined) throw new TypeError(`No call matches ${request.method} ${url}.`);
    expect(request.headers.get('x-desk')).toBe('1');
    const text = await request.text();
    const call = {
      name: route.name,
      params: route.pattern.exec(url)?.pathname.groups ?? {},
      url,
      idempotencyKey: request.headers.get('idempotency-key'),
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    received.push(call);
    const response = await { ...handlersOfDesk, ...handlers }[route.name]?.(call);
    if (response === undefined) throw new TypeError(`No response is defined for ${route.name}.`);
    return response instanceof Response
      ? response
      : Response.json({ success: true, data: response, message: '' });
  });
  return { received, names: () => received.map(({ name }) => name) };
}
