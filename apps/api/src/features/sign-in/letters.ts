import { CODE_MINUTES } from '@parlour/contract';
import type { Message } from '../../platform/mail/message.ts';
import { writeLetter, type Stationery } from '../../platform/mail/stationery.ts';

/** The letter that brings a one-time code. The code stands in the body alone, never in the subject. */
export const codeLetter = (stationery: Stationery, to: Message['to'], code: string): Message =>
  writeLetter(stationery, {
    to,
    subject: `Your sign-in code for ${stationery.clubName}`,
    title: 'Your sign-in code',
    parts: [
      { kind: 'text', text: `Enter this code to sign in to ${stationery.clubName}.` },
      { kind: 'code', text: code },
      {
        kind: 'text',
        text: `It is valid for ${CODE_MINUTES} minutes and can be used once. If you did not ask for it, you can ignore this message: nobody can sign in without the code.`,
      },
    ],
  });
