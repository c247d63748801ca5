import type { DeskMove, Macro, MacroRun } from '@parlour/contract/staff';
import { moveOfText } from '@parlour/core/machines';
import { fillReply } from '@parlour/core/staff';
import type { Staff } from '../../../access/principal.ts';
import { orNotFound } from '../../../errors/apiError.ts';
import type { AuditEvent } from '../../../http/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { after, type Clock, DAY } from '../../../platform/process/clock.ts';
import { findMacro } from '../../staff/macros/repository.ts';
import { findReplyValues } from '../../staff/replies/service.ts';
import { assertVersion } from '../applyMove.ts';
import { assertFillable } from './assertFilled.ts';
import { assertSeen } from './assertSeen.ts';
import type { ChangeDesk } from './changeDesk.ts';
import { lockAssignee } from './lockAssignee.ts';
import { lockRequest } from './queueRepository.ts';

/** Creates what runs macros: each step is the one that is done by hand, with all that it refuses (api/requests/desk-20). */
export function createRunMacro({ clock, change }: { clock: Clock; change: ChangeDesk }) {
  /** Returns a move of a macro as it is made by hand. */
  const moveOf = (
    move: Macro['moves'][number],
    { snoozeDays }: Macro,
    common: { version: number; text?: string },
  ): DeskMove => {
    const { text = '' } = common;
    switch (move) {
      case 'ask':
      case 'decline':
        return { ...common, move, text };
      case 'snooze':
        return {
          ...common,
          move,
          until: after(clock.now(), (snoozeDays ?? 1) * DAY).toISOString(),
        };
      default:
        return { ...common, move };
    }
  };

  /**
   * Runs a macro on a request, in the transaction: all of it, or nothing.
   *
   * @returns what it did, for the audit trail.
   */
  return async (
    transaction: Transaction,
    caller: Staff,
    { id, macroId }: { readonly id: string; readonly macroId: string },
    { version, lastSeenEntry }: MacroRun,
  ): Promise<readonly AuditEvent[]> => {
    const macro = orNotFound(await findMacro(transaction, macroId), 'Macro not found');
    if (macro.moves.includes('take')) await lockAssignee(transaction, caller.staffId);
    const row = orNotFound(await lockRequest(transaction, id), 'Request not found');
    assertVersion(row, version);
    await assertSeen(transaction, caller, id, lastSeenEntry);
    const subject = `request:${id}` as const;
    const events: AuditEvent[] = [{ action: 'macro.run', subject: `macro:${macroId}` }];

    if (macro.text !== null) assertFillable(macro.text);
    const values = await findReplyValues(transaction, caller.staffId, id);
    const text = macro.text === null ? null : fillReply(macro.text, values);
    const moveWithText = text === null ? null : moveOfText(macro);
    for (const [made, move] of macro.moves.entries()) {
      const words = text !== null && move === moveWithText ? { text } : {};
      const common = { version: version + made, ...words };
      await change.move(transaction, caller, id, moveOf(move, macro, common));
      events.push({ action: 'request.moved', subject, fields: [move] });
    }
    if (text !== null && moveWithText === null) {
      await change.sendMessage(transaction, caller, id, { text, lastSeenEntry });
      events.push({ action: 'request.message-sent', subject });
    }
    if (macro.tags.length > 0) {
      await change.changeTags(transaction, id, { added: macro.tags, removed: [] });
      events.push({ action: 'request.tagged', subject });
    }
    return events;
  };
}
