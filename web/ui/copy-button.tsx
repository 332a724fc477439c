import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const COPIED_MS = 3000;

type CopyButtonProps = { text: string; label: string; copied: string; className?: string };

/** Copies a text and says so; where a browser forbids that, it shows the text, selected, ready to be copied by hand. */
export function CopyButton({ text, label, copied, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'forbidden'>();

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('forbidden');
    }
  }

  return (
    <>
      <Button
        variant="secondary"
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
          value={text}
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
