import { calls, type CallName, type Calls } from '@parlour/contract';
import { expect, test } from 'vitest';
import { dataUrl, pdf } from '../testing/documentFiles.ts';
import { startClubOfTwo } from '../testing/clubOfTwo.ts';
import { MEMBER, SECOND_MEMBER } from '../testing/constants.ts';
import type { TestResponse } from '../testing/testResponse.ts';
import { visaCard } from '../testing/visaCard.ts';

const { club, as, other } = await startClubOfTwo();
const { api } = club;

const firstId = async (query: string) => String((await club.testDatabase.run(query))[0]?.['id']);
const params = async (table: string, order = 'position') => ({
  params: { id: await firstId(`select id from ${table} order by ${order} limit 1`) },
});
const giftGuides = async () => (await api.listGiftGuides({}, { as })).data().guides;

const upload = { file: dataUrl(pdf()), title: 'Passport', description: '' };
const attendeeInfo = { firstName: 'Ada', lastName: 'Byron', email: MEMBER };

const registration = async () => {
  const eventId = await firstId("select id from events where start_date > '2030-03-02' limit 1");
  return { params: { id: eventId }, body: { eventId, attendeeInfo } };
};
const addedCard = async () => ({
  params: { id: (await api.addPaymentMethod({ body: visaCard }, { as })).data().id },
});
const addedDocument = async () => ({
  params: { id: (await api.uploadDocument({ body: upload }, { as })).data().id },
});
/** Begins a view of some member. Returns its credentials. */
const openView = async () => {
  const [member] = await club.testDatabase.run('select id from members where is_active limit 1');
  const begun = await club.desk.startMemberView(
    { params: { id: String(member?.['id']) }, body: { reason: 'A look' } },
    { as: await club.signInStaff('manager') },
  );
  return { token: begun.data().url.replace('/view#', ''), crmToken: '-' };
};
const ownSession = async () => ({
  params: {
    id:
      (await api.listSessions({}, { as: other })).data().find(({ isCurrent }) => isCurrent)?.id ??
      '',
  },
});

type EnvelopeCall = {
  [Name in CallName]: Calls[Name] extends { response: 'file' } ? never : Name;
}[CallName];

const sentRequest = async () => {
  const body = { requestType: 'Other', subject: 'Help', otherDescription: 'Please' } as const;
  return { params: { id: (await api.submitRequest({ body }, { as })).data().id } };
};

const requestFile = { file: upload.file, name: 'Passport' };
const uploadedFile = async () => {
  const { id } = (await sentRequest()).params;
  const sent = await api.uploadRequestFile({ params: { id }, body: requestFile }, { as });
  return { params: { id, fileId: sent.data().id } };
};

/** Makes each call that has an envelope, with success. A call of the table that is missing here does not compile. */
const makers = {
  requestCode: async () => {
    const response = await api.requestCode({ body: { email: MEMBER } });
    await club.mailbox.nextCode(MEMBER);
    return response;
  },
  verifyCode: async () => {
    club.passTime(31_000);
    await api.requestCode({ body: { email: MEMBER } });
    const code = await club.mailbox.nextCode(MEMBER);
    return api.verifyCode({ body: { email: MEMBER, code } });
  },
  signOut: async () => api.signOut({}, { as: await club.signIn() }),
  getConfiguration: () => api.getConfiguration({}),
  listBenefits: () => api.listBenefits({}, { as }),
  getBenefit: async () => api.getBenefit(await params('benefits'), { as }),
  getVendor: async () => api.getVendor(await params('vendors', 'id'), { as }),
  redeemBenefit: async () => api.redeemBenefit(await params('benefits'), { as }),
  listEvents: () => api.listEvents({}, { as }),
  getEvent: async () => api.getEvent(await params('events', 'id'), { as }),
  registerForEvent: async () => api.registerForEvent(await registration(), { as }),
  cancelRegistration: async () => {
    const { params } = await registration();
    return api.cancelRegistration({ params }, { as });
  },
  listRegistrations: () => api.listRegistrations({}, { as }),
  searchClub: () => api.searchClub({ query: { text: 'tea' } }, { as }),
  listRedemptions: () => api.listRedemptions({}, { as }),
  listDestinations: () => api.listDestinations({}, { as }),
  getDestination: async () => api.getDestination(await params('destinations'), { as }),
  listRelatedVendors: async () => api.listRelatedVendors(await params('vendors', 'id'), { as }),
  getProfile: () => api.getProfile({}, { as }),
  updateProfile: () => api.updateProfile({ body: { phone: '+1 555 0100' } }, { as }),
  listPaymentMethods: () => api.listPaymentMethods({}, { as }),
  addPaymentMethod: () => api.addPaymentMethod({ body: visaCard }, { as }),
  deletePaymentMethod: async () => api.deletePaymentMethod(await addedCard(), { as }),
  submitChangeRequest: () =>
    api.submitChangeRequest(
      { body: { field: 'email', requestedValue: 'new@club.example' } },
      { as },
    ),
  submitRequest: () =>
    api.submitRequest(
      { body: { requestType: 'Other', subject: 'Help', otherDescription: 'Please' } },
      { as },
    ),
  listRequests: () => api.listRequests({ query: { state: 'open' } }, { as }),
  getRequest: async () => api.getRequest(await sentRequest(), { as }),
  sendRequestMessage: async () =>
    api.sendRequestMessage({ ...(await sentRequest()), body: { text: 'Yes' } }, { as }),
  cancelRequest: async () =>
    api.cancelRequest({ ...(await sentRequest()), body: { version: 1 } }, { as }),
  rateRequest: async () => {
    const request = await sentRequest();
    await club.testDatabase.run(`update requests set status = 'completed' where id = $1`, [
      request.params.id,
    ]);
    return api.rateRequest({ ...request, body: { stars: 5 } }, { as });
  },
  markRequestSeen: async () =>
    api.markRequestSeen({ ...(await sentRequest()), body: { entryId: 'none' } }, { as }),
  uploadRequestFile: async () =>
    api.uploadRequestFile({ ...(await sentRequest()), body: requestFile }, { as }),
  deleteRequestFile: async () => api.deleteRequestFile(await uploadedFile(), { as }),
  listDocuments: () => api.listDocuments({}, { as }),
  uploadDocument: () => api.uploadDocument({ body: upload }, { as }),
  deleteDocument: async () => api.deleteDocument(await addedDocument(), { as }),
  previewDocument: async () =>
    api.previewDocument(await addedDocument(), { as, headers: { accept: 'application/json' } }),
  listSessions: () => api.listSessions({}, { as }),
  endSession: async () => api.endSession(await ownSession(), { as: other }),
  endAllSessions: async () => api.endAllSessions({}, { as: await club.signIn(SECOND_MEMBER) }),
  listMemberViews: () => api.listMemberViews({}, { as }),
  getMemberView: async () => api.getMemberView({}, { as: await openView() }),
  endMemberView: async () => api.endMemberView({}, { as: await openView() }),
  listGiftGuides: () => api.listGiftGuides({}, { as }),
  getGiftGuide: async () => {
    const [guide] = await giftGuides();
    return api.getGiftGuide({ params: { id: guide!.id } }, { as });
  },
  getGiftProduct: async () => {
    const [guide] = await giftGuides();
    return api.getGiftProduct({ params: { id: guide!.sections[0]!.products[0]!.id } }, { as });
  },
} satisfies Readonly<Record<EnvelopeCall, () => Promise<TestResponse>>>;

test.for(Object.entries<() => Promise<TestResponse>>(makers))(
  'HT28: a success of %s has data and a message',
  async ([, make]) => {
    const { status, body } = await make();
    expect(status).toBeLessThan(300);
    expect(Object.keys(body)).toEqual(['success', 'data', 'message']);
    expect(body).toMatchObject({ success: true, message: expect.any(String) });
  },
);

test('HT28: a cached body has a message too', async () => {
  await api.listBenefits({}, { as });
  const { body } = await api.listBenefits({}, { as });
  expect(body.message).toBe('');
});

test('HT28: every call but the pictures is made here', () => {
  const others = Object.keys(calls).filter((name) => !Object.hasOwn(makers, name));
  expect(others).toEqual(['getRequestFile', 'proxyImage']);
});
