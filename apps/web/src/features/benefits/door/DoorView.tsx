import type { Redemption } from '@parlour/contract';
import { codeLastDay, formatDay, formatOff, isCodeValid } from '@parlour/core';
import { BrightScreen, VisuallyHidden } from '@parlour/ui';
import * as styles from './DoorView.css.ts';
import { type QrCode, qrCodeOf, QUIET_ZONE } from '@parlour/app/qr-code';
import { codeGroups, spellCode } from './readOut.ts';

export type DoorViewProps = {
  /** The member's code with its benefit. */
  code: Redemption;
  /** The current time, to tell a code that has ended. */
  now: Date;
  /** Called when the member closes it. */
  onClose: () => void;
};

/** A code for somebody else to scan or to read: bright, large, and with its house and what it is worth. */
export function DoorView({ code, now, onClose }: DoorViewProps) {
  const { redemptionCode, benefit, instructions } = code;
  const isOver = !isCodeValid(code, now);
  const lastDay = formatDay(codeLastDay(code));
  const value = formatOff(benefit.value);
  const qr = isOver ? null : qrCodeOf(redemptionCode);
  return (
    <BrightScreen open title="Your Code" onClose={onClose}>
      <div className={styles.content[qr === null ? 'alone' : 'withQr']}>
        <div className={styles.house}>
          <p className={styles.provider}>{benefit.provider || benefit.title}</p>
          {value ? <p className={styles.value}>{value}</p> : null}
          {benefit.provider === '' ? null : <p className={styles.fact}>{benefit.title}</p>}
        </div>
        {qr === null ? null : <Qr {...qr} />}
        <div className={styles.number}>
          <div role="status">
            {isOver ? <p className={styles.ended}>This code has ended.</p> : null}
          </div>
          <CodeNumber code={redemptionCode} isOver={isOver} />
          <p className={styles.lastDay}>
            {isOver ? 'It was valid until' : 'Valid until'} {lastDay}
          </p>
          {isOver || instructions === '' ? null : <p className={styles.fact}>{instructions}</p>}
        </div>
      </div>
    </BrightScreen>
  );
}

/** The number in groups to read out. They are apart by style alone, so what is selected is the code. */
function CodeNumber({ code, isOver }: { code: string; isOver: boolean }) {
  return (
    <p className={styles.code[isOver ? 'ended' : 'valid']}>
      <span aria-hidden="true">
        {codeGroups(code).map((text, group) => (
          <span key={group} className={styles.group[isOver ? 'ended' : 'valid']}>
            {text}
          </span>
        ))}
      </span>
      <VisuallyHidden>{spellCode(code)}</VisuallyHidden>
    </p>
  );
}

/** The code for a scanner. */
function Qr({ path, size }: QrCode) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label="QR code"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
