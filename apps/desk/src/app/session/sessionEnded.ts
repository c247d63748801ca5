/** The query parameter that tells the sign-in page that a session ended while its page was open. */
export const SESSION_ENDED = { name: 'reason', value: 'session_ended' } as const;
