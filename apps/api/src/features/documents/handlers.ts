import type { callsOf } from '@parlour/contract';
import type { FastifyInstance } from 'fastify';
import { principalKey } from '../../access/principal.ts';
import { callFactsOf, logSecurityEvent } from '../../http/audit/securityEvents.ts';
import type { HandlersOf } from '../../http/calls/handler.ts';
import { sendStream } from '../../http/streamResponses.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { SIGNED_PATH } from './signedUrls.ts';
import type { Documents } from './service.ts';

/** Binds the calls of documents to their service. */
export function documentHandlers(
  documents: Documents,
  queries: Queries,
): HandlersOf<typeof callsOf.documents> {
  return {
    listDocuments: {
      query: async ({ caller }) => ({ data: await documents.list(queries, caller.memberId) }),
    },
    uploadDocument: {
      upload: async ({ caller }, incoming) => ({
        data: await documents.upload(queries, caller.memberId, incoming),
      }),
    },
    deleteDocument: {
      command: async ({ params, caller }, transaction) => ({
        data: null,
        events: [{ action: 'document.deleted', subject: `document:${params.id}` }],
        afterCommit: await documents.remove(transaction, caller.memberId, params.id),
      }),
    },
    previewDocument: {
      stream: async ({ params, caller }, asksForJson) =>
        asksForJson
          ? {
              data: { url: await documents.createSignedUrl(queries, caller.memberId, params.id) },
              events: [{ action: 'document.linked', subject: `document:${params.id}` }],
            }
          : {
              ...(await documents.preview(queries, caller.memberId, params.id)),
              events: [{ action: 'document.opened', subject: `document:${params.id}` }],
            },
    },
  };
}

/** Serves the signed URLs of documents. Their signature replaces the tokens. */
export function addSignedDocuments(app: FastifyInstance, documents: Documents, queries: Queries) {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    SIGNED_PATH,
    async (request, reply) => {
      const { params, query, method, log } = request;
      const { memberId, preview } = await documents.previewBySignedUrl(queries, params.id, query);
      // A HEAD request delivers nothing.
      if (method !== 'HEAD') {
        logSecurityEvent(log, 'document.opened-by-link', {
          ...callFactsOf(request),
          principal: principalKey({ kind: 'member', memberId }),
          subject: `document:${params.id}`,
        });
      }
      return sendStream(reply, preview);
    },
  );
}
