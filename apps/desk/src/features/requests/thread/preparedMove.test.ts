import { envelope } from '@parlour/app/testing';
import { expect, test } from 'vitest';
import { openThread } from '../../../testing/openThread.ts';
import { type PreparedMove, sendMove } from './preparedMove.ts';

const fail = () => envelope({});

test.each<[PreparedMove, string]>([
  [{ move: 'assign', assigneeId: 'staff-9' }, 'The request was not assigned.'],
  [{ move: 'link', otherId: 'r3' }, 'The requests were not linked.'],
  [{ move: 'merge', otherId: 'r3' }, 'The requests were not merged.'],
  [{ move: 'unmerge' }, 'The merge was not taken back.'],
  [{ move: 'resume' }, 'The request was not changed.'],
])('desk/requests-11: the move %j that fails without words has its own', async (move, words) => {
  const { services } = await openThread({
    assignDeskRequest: fail,
    linkDeskRequest: fail,
    mergeDeskRequest: fail,
    unmergeDeskRequest: fail,
    moveDeskRequest: fail,
  });
  const result = await sendMove(services.client, { id: 'r1', version: 4 }, move, 'key-1');
  expect(result).toMatchObject({ ok: false, failure: { message: words } });
});
