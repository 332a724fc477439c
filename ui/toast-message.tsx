import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast } from './toast-store.ts';

/** One passing message; it waits while a pointer or the focus is on it. */
export function ToastMessage({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [held, setHeld] = useState(false);
  const { id, text, tone, durationMs } = toast;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);

  return (
    <div
      className="toast pointer-events-auto mt-3 flex items-center gap-3 rounded-patch border-2 border-edge bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-lift"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        name={tone === 'success' ? 'check' : 'warning'}
        className={`size-6 ${tone === 'success' ? 'text-success' : 'text-danger'}`}
      />
      <p className="min-w-0 grow py-1.5 font-medium">{text}</p>
      <IconButton icon="close" label={dismissLabel} onClick={() => dismissToast(id)} />
    </div>
  );
}
