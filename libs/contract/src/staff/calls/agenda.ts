import type { Call } from '../../call.ts';
import { agendaQuerySchema, agendaSchema } from '../agenda.ts';

/** Reads what takes place in a day, a week or a month of the club, over all members, and what is wished for it. */
export const readAgenda = {
  method: 'GET',
  path: '/api/staff/agenda',
  access: { kind: 'staff', permission: 'desk.read' },
  summary:
    'What takes place in a day, a week or a month of the club, and what is wished for it, over all members.',
  failure: 'The agenda could not be loaded.',
  query: agendaQuerySchema,
  data: agendaSchema,
} as const satisfies Call;
