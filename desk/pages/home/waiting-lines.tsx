import type { WaitingLine } from './waiting-text.ts';

type WaitingLinesProps = {
  lines: readonly WaitingLine[];
  /** Whether another ruled list ends right above. */
  isBelow: boolean;
};

/** Sentences as ruled lines, each leading to what it tells of; trouble is marked. */
export function WaitingLines({ lines, isBelow }: WaitingLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={isBelow ? '' : 'border-t-2 border-line'}>
      {lines.map(({ key, text, to, isTrouble }) => {
        const look = `flex min-h-14 items-center py-2 ${isTrouble ? 'border-l-4 border-danger pl-3 font-semibold' : ''}`;
        return (
          <li key={key} className="border-b-2 border-line">
            {to === undefined ? (
              <p className={`${look} wrap-anywhere`}>{text}</p>
            ) : (
              <a href={to} className={`${look} text-ink`}>
                <span className="wrap-anywhere">{text}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
