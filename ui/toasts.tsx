import { useEffect, useRef } from 'react';
import { useStore } from './store.ts';
import { ToastMessage } from './toast-message.tsx';
import { showToastOfLastPage, type Toast, toastStore } from './toast-store.ts';
import { whenShown } from './when-shown.ts';

const NONE: readonly Toast[] = [];

type ToastsProps = { messages: { notifications: string; dismiss: string } };

/** The place where `showToast` shows its messages, above open dialogs too: one island of a page renders it. */
export function Toasts({ messages }: ToastsProps) {
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
