import { fn } from 'storybook/test';

const failed = (message: string) => ({ state: 'error', message, retry: fn() }) as const;

/** What a page has without network, in the client's words. */
export const offline = failed('You are offline. This page needs the network.');

/** What a page has once the role that opened it was taken away, in the server's words. */
export const forbidden = failed('Your roles do not allow this. Please ask an administrator.');
