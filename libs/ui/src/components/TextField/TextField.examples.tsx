import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { TextField } from './TextField.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The placeholder shows the form of the value, and the label stays above.',
      drawing: (
        <TextField
          label="Telephone"
          type="tel"
          placeholder="+44 20 7946 0000"
          value=""
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'The placeholder repeats the label: Enter your telephone. It tells nothing new, and goes away while typing.',
      drawing: (
        <TextField
          label="Telephone"
          type="tel"
          placeholder="Enter your telephone"
          value=""
          onChange={nothing}
        />
      ),
    },
  },
  {
    do: {
      text: 'The error names the field and what it needs: Email must be an email address.',
      drawing: (
        <TextField
          label="Email"
          type="email"
          value="rosalind@"
          error="Email must be an email address"
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'Invalid input. It blames, and does not say what to change.',
      drawing: (
        <TextField
          label="Email"
          type="email"
          value="rosalind@"
          error="Invalid input"
          onChange={nothing}
        />
      ),
    },
  },
  {
    do: {
      text: 'What helps before typing is a hint: As in the passport.',
      drawing: (
        <TextField label="Last name" hint="As in the passport" value="" onChange={nothing} />
      ),
    },
    dont: {
      text: 'The same as an error, before anything was typed.',
      drawing: (
        <TextField label="Last name" error="As in the passport" value="" onChange={nothing} />
      ),
    },
  },
];
