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
  /** The subject for staff and operators, where the subject itself has a secret. */
  publicSubject: z.string().optional(),
  /** The id of the thread that mail programs show it in. Absent for an email of its own. */
  thread: z.string().optional(),
  /** What the subjects of a thread share, for mail programs that compare nothing else. Absent without a thread. */
  topic: z.string().optional(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(attachmentSchema).optional(),
});
export type Message = z.output<typeof messageSchema>;

/** Returns the subject that people other than the recipient may read. */
export function subjectForStaff({ subject, publicSubject }: Message): string {
  return publicSubject ?? subject;
}

/** Returns the host of an email address. */
export function hostOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
