import * as z from 'zod';

/** A file that goes with a message. Its name and type are the server's own words, never what people entered. */
const attachmentSchema = z.object({
  filename: z.string(),
  contentType: z.string(),
  content: z.string(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** One e-mail, ready to be sent. The sender is the club. */
export const messageSchema = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(attachmentSchema).optional(),
});
export type Message = z.output<typeof messageSchema>;
