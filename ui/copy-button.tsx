import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const COPIED_MS = 3000;

type CopyButtonProps = {
  /** The text, or what gives it at the press: undefined where there is nothing to copy. */
  text: string | (() => string | undefined);
  label: string;
  copied: string;
  className?: string;
};

/** Copies a text and says so; where a browser forbids that, it shows the text, selected, ready to be copied by hand. */
export function CopyButton({ text, label, copied, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'forbidden'>();
  const [given, setGiven] = useState('');

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    const now = typeof text === 'string' ? text : text();
    if (now === undefined) return;
    setGiven(now);
    try {
      await navigator.clipboard.writeText(now);
      setOutcome('copied');
    } catch {
      setOutcome('forbidden');
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        busy={outcome === 'copied'}
        busyLabel={copied}
        onClick={copy}
        className={`needs-script ${className ?? ''}`}
      >
        <Icon name="copy" className="size-5" />
        {label}
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'copied' && copied}
      </span>
      {outcome === 'forbidden' && (
        <textarea
          readOnly
          value={typeof text === 'string' ? text : given}
          aria-label={label}
          rows={4}
          ref={selectAll}
          className="w-full rounded-patch border-2 border-edge bg-surface p-3"
        />
      )}
    </>
  );
}

function selectAll(element: HTMLTextAreaElement | null): void {
  element?.select();
}
