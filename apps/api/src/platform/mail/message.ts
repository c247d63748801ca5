import * as z from 'zod';

/** An attached file. Its name and type come from the server, never from people's input. */
const attachmentSchema = z.object({
  filename: z.string(),
  contentType: z.string(),
  content: z.string(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** A rendered email, ready to be sent. The sender is the club. Stored in the job queue. */
export const messageSchema = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(attachmentSchema).optional(),
});
export type Message = z.output<typeof messageSchema>;

/** Returns the host of an email address. */
export function hostOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
