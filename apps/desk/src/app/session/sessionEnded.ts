/** The query parameter by which the sign-in page knows that a session ended while its page was open. */
export const SESSION_ENDED = { name: 'reason', value: 'session_ended' } as const;
