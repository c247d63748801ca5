import * as z from 'zod';

/** One e-mail, ready to be sent. The sender is the club. */
export const messageSchema = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type Message = z.output<typeof messageSchema>;
