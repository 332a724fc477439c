import { useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { useStore } from './store.ts';
import { type Toast, dismissToast, showToastOfLastPage, toastStore } from './toast-store.ts';

const NONE: readonly Toast[] = [];

/** The place where `showToast` shows its messages, above open dialogs too: one island of a page renders it. */
export function Toasts({ messages }: { messages: { notifications: string; dismiss: string } }) {
  const region = useRef<HTMLElement>(null);
  const toasts = useStore(toastStore, NONE);
  const newest = toasts.at(-1)?.id;

  // A page that is only prerendered must not take it from the page that is opened.
  useEffect(() => whenShown(showToastOfLastPage), []);

  // The last element to enter the top layer lies on top, so the region enters again for each message and each dialog.
  useEffect(() => raise(region.current), [newest]);
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) raise(region.current);
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={messages.notifications}
      className="pointer-events-none inset-x-0 top-auto bottom-0 m-auto w-full max-w-md overflow-visible bg-transparent p-4 print:hidden"
    >
      {(['success', 'failure'] as const).map((tone) => (
        <div key={tone} role={tone === 'success' ? 'status' : 'alert'}>
          {toasts.map((toast) =>
            toast.tone === tone ? (
              <ToastMessage key={toast.id} toast={toast} dismissLabel={messages.dismiss} />
            ) : null,
          )}
        </div>
      ))}
    </section>
  );
}

function raise(region: HTMLElement | null): void {
  if (!region?.showPopover) return;
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

/** One passing message; it waits while a pointer or the focus is on it. */
function ToastMessage({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
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

/** Calls back once visitors see the page: now, or when a prerendered page is opened. Gives the way to cancel that. */
function whenShown(callback: () => void): () => void {
  if (Reflect.get(document, 'prerendering') !== true) {
    callback();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', callback, { once: true });
  return () => document.removeEventListener('prerenderingchange', callback);
}
