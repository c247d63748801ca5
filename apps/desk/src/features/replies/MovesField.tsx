import { type MacroMove, macroMoves } from '@parlour/contract/staff';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, IconButton, Select } from '@parlour/ui';
import { useRef } from 'react';
import { moveCopy } from '../../app/moveCopy.ts';
import * as styles from './MovesField.css.ts';

export type MovesFieldProps = {
  /** The chosen moves in their order, each once. */
  moves: readonly MacroMove[];
  /** What is wrong with them. */
  error: string | undefined;
  /** Receives all chosen moves. */
  onChange: (moves: readonly MacroMove[]) => void;
};

const labelOf = (move: MacroMove) => moveCopy[move].label;

/** Returns the moves with the one at a place exchanged with the one after it. */
const exchange = (moves: readonly MacroMove[], place: number) =>
  moves.toSpliced(place, 2, ...moves.slice(place, place + 2).toReversed());

/** Chooses the moves of a macro, and their order (`desk/replies-4`). */
export function MovesField({ moves, error, onChange }: MovesFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const remove = (move: MacroMove) => {
    // The pressed button goes away.
    field.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    onChange(moves.filter((each) => each !== move));
  };
  return (
    <div ref={field} className={styles.field}>
      <Select<MacroMove>
        label="Add a move"
        labelNote="(optional)"
        hint="They are made in the order below."
        options={macroMoves
          .filter((move) => !moves.includes(move))
          .map((move) => ({ value: move, label: labelOf(move) }))}
        value=""
        error={error}
        onChange={(move) => onChange([...moves, move])}
      />
      {moves.length === 0 ? null : (
        <ol className={styles.moves} aria-label="Moves">
          {moves.map((move, place) => (
            <li key={move} className={styles.move}>
              <span className={styles.label}>
                {place + 1}. {labelOf(move)}
              </span>
              <IconButton
                label={`Move “${labelOf(move)}” up`}
                icon={<ArrowUpIcon />}
                // A disabled button would lose the focus.
                isPending={place === 0}
                onClick={() => onChange(exchange(moves, place - 1))}
              />
              <IconButton
                label={`Move “${labelOf(move)}” down`}
                icon={<ArrowDownIcon />}
                isPending={place === moves.length - 1}
                onClick={() => onChange(exchange(moves, place))}
              />
              <IconButton
                label={`Remove “${labelOf(move)}”`}
                icon={<CloseIcon />}
                onClick={() => remove(move)}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
