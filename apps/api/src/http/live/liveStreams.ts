import type { ServerResponse } from 'node:http';
import { HELLO_EVENT, type LiveHello } from '@parlour/contract';
import { mayDo } from '@parlour/core/staff';
import type { Person, Session } from '../../access/principal.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { Audience, LiveChannel, LiveEvent } from '../../platform/live/liveChannel.ts';
import { SECOND } from '../../platform/process/clock.ts';
import { COMMENT, endStream, eventText, writeOrClose } from './eventStream.ts';

/** The dependencies of {@link createLiveStreams}. */
export interface LiveDependencies {
  readonly channel: Pick<LiveChannel, 'follow'>;
  /** Return the principals of those of some sessions that are still open, by session. */
  readonly principalsOf: Readonly<
    Record<Person['kind'], (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Person>>>
  >;
}

interface OpenStream {
  readonly sessionId: string;
  principal: Person;
  readonly response: ServerResponse;
}

/** The open streams of this server. */
export type LiveStreams = ReturnType<typeof createLiveStreams>;

const STREAMS_PER_SESSION = 3;
/** How many streams a server has at most. */
export const STREAM_LIMIT = 2000;
// Seconds until a client tries again.
const RETRY_AFTER = 30;
// Milliseconds. Proxies end connections that are silent for a minute.
const COMMENT_INTERVAL = 20 * SECOND;
// Milliseconds. A stream ends within three seconds of its session.
const CHECK_INTERVAL = 1.5 * SECOND;

/** Creates the register of streams, which passes on what the channel says to those who may hear it. */
export function createLiveStreams({ channel, principalsOf }: LiveDependencies) {
  // In the order they were opened.
  const streams = new Set<OpenStream>();
  let isStopped = false;
  let isChecking = false;

  const sendHello = ({ response }: OpenStream, hello: LiveHello) =>
    writeOrClose(response, eventText(HELLO_EVENT, hello));

  const unfollow = channel.follow({
    onEvent({ event, data, audience }: LiveEvent) {
      const text = eventText(event, data);
      for (const { principal, response } of streams) {
        if (audience.some((each) => hears(principal, each))) writeOrClose(response, text);
      }
    },
    onGap() {
      for (const stream of streams) sendHello(stream, { gap: true });
    },
  });

  const checkSessions = async () => {
    if (isChecking || streams.size === 0) return;
    isChecking = true;
    try {
      for (const [kind, checked] of Map.groupBy(streams, ({ principal }) => principal.kind)) {
        const sessionIds = [...new Set(checked.map(({ sessionId }) => sessionId))];
        const principals = await principalsOf[kind](sessionIds);
        for (const stream of checked) {
          const principal = principals.get(stream.sessionId);
          if (principal === undefined) endStream(stream.response);
          else {
            const isOther = rolesOf(principal) !== rolesOf(stream.principal);
            stream.principal = principal;
            // Its app reads again what it shows, and finds what is not for it any more.
            if (isOther) sendHello(stream, { gap: true });
          }
        }
      }
    } catch {
      // Without the database no hint arrives either. The next check decides.
    } finally {
      isChecking = false;
    }
  };
  const checks = setInterval(() => void checkSessions(), CHECK_INTERVAL).unref();
  const comments = setInterval(() => {
    for (const { response } of streams) writeOrClose(response, COMMENT);
  }, COMMENT_INTERVAL).unref();

  return {
    /**
     * Makes room for one more stream of a session: the oldest of three ends, since its client may be gone.
     *
     * @throws ApiError 503 while the server has too many streams or stops.
     */
    admit(sessionId: string): void {
      if (isStopped || streams.size >= STREAM_LIMIT) {
        throw new ApiError('unavailable', 'Live updates are not available now.', {
          retryAfter: RETRY_AFTER,
        });
      }
      const own = [...streams].filter((stream) => stream.sessionId === sessionId);
      for (const { response } of own.slice(0, own.length + 1 - STREAMS_PER_SESSION)) {
        response.destroy();
      }
    },
    /** Sends what the principal of a session may hear, from now on, until the response ends. */
    open({ sessionId, principal }: Session, response: ServerResponse): void {
      const stream = { sessionId, principal, response };
      streams.add(stream);
      response.once('close', () => streams.delete(stream));
      response.on('error', () => undefined);
      sendHello(stream, { gap: false });
    },
    /** Returns how many streams are open. */
    count: () => streams.size,
    /** Ends all streams and opens none any more. */
    stop(): void {
      isStopped = true;
      unfollow();
      clearInterval(checks);
      clearInterval(comments);
      for (const { response } of streams) endStream(response);
    },
  };
}

const rolesOf = (principal: Person) =>
  principal.kind === 'staff' ? principal.roles.join(' ') : '';

function hears(principal: Person, audience: Audience): boolean {
  if (audience.kind === 'member') {
    return principal.kind === 'member' && principal.memberId === audience.memberId;
  }
  if (principal.kind !== 'staff') return false;
  return audience.kind === 'person'
    ? principal.staffId === audience.staffId
    : mayDo(principal.roles, audience.permission);
}
