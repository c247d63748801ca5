// Prints every email that the server sends as JSON, for Storybook and `npm run screenshots`.
import { sampleEmails } from './sampleEmails.ts';

process.stdout.write(JSON.stringify(sampleEmails()));
