import type { formerCalls, StaffCalls } from '@parlour/contract/staff';
import type { DeskAccess } from './access/authorize.ts';
import type { GivenClub } from './club-settings/clubValues.ts';
import type { SampleClub } from './club-settings/sampleClub.ts';
import { createDeskCookie } from './access/deskCookie.ts';
import type { StaffEmailDependencies } from './features/dependencies.ts';
import type { DocumentFiles } from './features/documents/files.ts';
import type { Documents } from './features/documents/service.ts';
import { deskFileHandlers } from './features/requests/fileHandlers.ts';
import type { ImageDependencies } from './features/images/service.ts';
import type { RequestFiles } from './features/requests/files.ts';
import { houseHandlers } from './features/requests/house/handlers.ts';
import { deskRequestHandlers } from './features/requests/desk/handlers.ts';
import { readingHandlers } from './features/requests/reading/handlers.ts';
import { forgetReading } from './features/requests/reading/inbox.ts';
import { releaseRequestsOf } from './features/requests/releaseRequests.ts';
import { agendaHandlers } from './features/staff/agenda/handlers.ts';
import { apiKeyHandlers } from './features/staff/api-keys/handlers.ts';
import { createApiKeys } from './features/staff/api-keys/service.ts';
import { staffAuditHandlers } from './features/staff/audit/handlers.ts';
import { contentHandlers } from './features/staff/content/handlers.ts';
import { emailChoiceHandlers } from './features/staff/email-choices/handlers.ts';
import { savedFilterHandlers } from './features/staff/filters/handlers.ts';
import { importHandlers } from './features/staff/imports/handlers.ts';
import type { ImportProcess } from './features/staff/imports/process/importProcess.ts';
import { createSealedFiles } from './features/staff/imports/sealedFiles.ts';
import { macroHandlers } from './features/staff/macros/handlers.ts';
import { staffChangeRequestHandlers } from './features/staff/change-requests/handlers.ts';
import { staffMemberHandlers } from './features/staff/members/handlers.ts';
import { membershipHandlers } from './features/staff/members/membershipHandlers.ts';
import { staffKeyHandlers } from './features/staff/keys/handlers.ts';
import { createPasskeys } from './features/staff/keys/passkeys.ts';
import { createSecondCodes } from './features/staff/keys/secondCode.ts';
import { createTotps } from './features/staff/keys/totp.ts';
import { memberSearchHandlers } from './features/staff/member-search/handlers.ts';
import { staffMemberViewHandlers } from './features/staff/member-views/handlers.ts';
import type { MemberViews } from './features/staff/member-views/service.ts';
import { staffPeopleHandlers } from './features/staff/people/handlers.ts';
import { createStaffPeople } from './features/staff/people/service.ts';
import { staffPictureHandlers } from './features/staff/pictures/handlers.ts';
import { createPictureReceiver } from './features/staff/pictures/receivePicture.ts';
import { presenceHandlers } from './features/staff/presence/handlers.ts';
import { cannedReplyHandlers } from './features/staff/replies/handlers.ts';
import { releaseHandlers } from './features/staff/releases/handlers.ts';
import { staffSearchHandlers } from './features/staff/search/handlers.ts';
import { staffSessionHandlers } from './features/staff/sessions/handlers.ts';
import { createStaffSessions } from './features/staff/sessions/service.ts';
import { settingsHandlers } from './features/staff/settings/handlers.ts';
import type { Operation } from './features/staff/settings/operation.ts';
import { setUpHandlers } from './features/staff/set-up/handlers.ts';
import { createSetUp } from './features/staff/set-up/service.ts';
import { createEmailedCodes } from './features/staff/sign-in/emailedCodes.ts';
import { staffSignInHandlers } from './features/staff/sign-in/handlers.ts';
import { createStaffSignIn } from './features/staff/sign-in/service.ts';
import { webhookHandlers } from './features/staff/webhooks/handlers.ts';
import type { WebhookRules } from './features/staff/webhooks/webhookUrl.ts';
import type { HandlersOf } from './http/calls/handler.ts';
import type { WebDependencies } from './web/staticFiles.ts';

/** Where the desk is, and who may come in. */
export interface DeskSettings {
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  /** Whether that host is the desk's alone. */
  readonly hasOwnHost: boolean;
  /** Whether the sample club's staff may sign in, by an emailed code alone. */
  readonly allowsSample: boolean;
  /** Whether emails wait in files, because no mail server is set. */
  readonly isMailFiled: boolean;
  /** The file with the link of the first administrator. */
  readonly firstLinkFile: string;
}

/** The dependencies of the desk's calls. */
export interface StaffFeatureDependencies extends StaffEmailDependencies {
  readonly documents: Documents;
  readonly requestFiles: RequestFiles;
  readonly memberViews: MemberViews;
  readonly desk: DeskSettings;
  /** Where the member app is: scheme and host. */
  readonly publicUrl: string;
  /** What the environment says of the club. */
  readonly given: GivenClub;
  readonly operation: Operation;
  readonly sampleClub: SampleClub;
  readonly files: DocumentFiles;
  readonly pictures: Pick<ImageDependencies, 'maker' | 'allowedHosts'>;
  readonly imports: ImportSettings;
  /** Says that invitations are due. */
  readonly onInvitationsDue: () => void;
  readonly webhookRules: WebhookRules;
  readonly web: Pick<WebDependencies, 'picturesFolder'>;
}

/** Where imports and exports are made. */
export interface ImportSettings {
  readonly process: ImportProcess;
  /** The way to the database, for connections outside the pool. */
  readonly connectionString: string;
  /** For files on their way, used by them alone. */
  readonly folder: string;
  /** Says that pictures are to be fetched. */
  readonly onPicturesDue: () => void;
}

/** Returns where uploaded pictures are stored, and what receives them. */
function pictureParts({ files, pictures }: StaffFeatureDependencies) {
  const { store, heic, incomingFolder } = files;
  const folder = `${incomingFolder}-pictures`;
  return { store, receiver: createPictureReceiver({ maker: pictures.maker, heic, folder }) };
}

/** Binds the calls of the desk, and tells the gate how to know who makes them. */
export function bindStaffFeatures(dependencies: StaffFeatureDependencies) {
  const { desk, database, branding, documents, requestFiles, settings } = dependencies;
  const { queries } = database;
  const cookie = createDeskCookie(desk.url);
  const shared = { ...dependencies, ...desk, queries, cookie, deskUrl: desk.url };
  const sessions = createStaffSessions(shared);
  const apiKeys = createApiKeys(shared);
  const passkeys = createPasskeys(shared);
  const totps = createTotps({ ...shared, issuer: () => branding.clubName });
  const secondCodes = createSecondCodes(shared, totps);
  const emailedCodes = createEmailedCodes(shared);
  const keys = { ...shared, sessions, passkeys, totps, secondCodes, emailedCodes };
  const people = createStaffPeople({
    ...shared,
    releaseRequests: (transaction, staffId) =>
      releaseRequestsOf(transaction, dependencies, staffId),
    forgetReading,
  });
  const staffHandlers: HandlersOf<StaffCalls & typeof formerCalls> = {
    ...setUpHandlers(createSetUp(keys), settings),
    ...staffSignInHandlers(createStaffSignIn(keys), emailedCodes, passkeys, settings),
    ...staffSessionHandlers(sessions, queries, settings),
    ...staffKeyHandlers(keys),
    ...staffPeopleHandlers(people, queries),
    ...apiKeyHandlers(apiKeys),
    ...presenceHandlers(dependencies.database.queries),
    ...agendaHandlers(dependencies),
    ...houseHandlers(dependencies),
    ...memberSearchHandlers(dependencies),
    ...staffSearchHandlers(dependencies),
    ...cannedReplyHandlers(dependencies),
    ...macroHandlers(dependencies),
    ...savedFilterHandlers(dependencies),
    ...emailChoiceHandlers(queries),
    ...deskRequestHandlers(dependencies),
    ...readingHandlers(dependencies),
    ...deskFileHandlers(requestFiles, queries),
    ...staffPictureHandlers({ ...dependencies, ...pictureParts(dependencies) }, queries),
    ...staffMemberHandlers(documents, queries, dependencies.secrets),
    ...membershipHandlers(shared),
    ...staffMemberViewHandlers(dependencies.memberViews),
    ...staffChangeRequestHandlers(dependencies),
    ...staffAuditHandlers(dependencies),
    ...importHandlers({
      ...dependencies,
      ...dependencies.imports,
      picturesFolder: dependencies.web.picturesFolder,
      pictureSources: {
        rules: dependencies.webhookRules,
        shownHosts: [...dependencies.pictures.allowedHosts, new URL(dependencies.publicUrl).host],
      },
      files: createSealedFiles(dependencies, dependencies.files.store, dependencies.imports.folder),
    }),
    ...contentHandlers(shared),
    ...webhookHandlers(dependencies),
    ...releaseHandlers(dependencies),
    ...settingsHandlers({ ...dependencies, ...dependencies.files, ...dependencies.pictures }),
  };
  const deskAccess: DeskAccess = {
    ...desk,
    cookie,
    checkSession: (token, isAttended) => sessions.check(token, isAttended),
    checkKey: (key) => apiKeys.check(key),
  };
  return {
    staffHandlers,
    deskAccess,
    staffOf: (ids: readonly string[]) => sessions.staffOf(ids),
  };
}
