type StateLabelProps = {
  children: string;
  /** How much it asks for: something to do now, something under way, or nothing any more. */
  tone: 'waits' | 'open' | 'done';
};

const looks = {
  waits: 'border-accent bg-accent text-on-accent',
  open: 'border-primary text-primary',
  done: 'border-line text-muted',
};

/** The state of an entry as a word; its colour only repeats what the word says. */
export function StateLabel({ children, tone }: StateLabelProps) {
  return (
    <span className={`shrink-0 rounded-full border-2 px-3 py-0.5 text-sm font-semibold ${looks[tone]}`}>
      {children}
    </span>
  );
}
