import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastMessage } from './toast-message.tsx';
import { toastStore } from './toast-store.ts';

/** The place where `showToast` shows its messages: once a document, above open dialogs too. */
export function Toasts({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const region = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.shown, toastStore.shownOnServer);
  const newest = toasts.at(-1)?.id;

  // What entered the top layer last lies on top, so the region enters again for each message and each dialog.
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
      aria-label={label}
      className="pointer-events-none inset-x-0 top-auto bottom-0 m-auto w-full max-w-md overflow-visible bg-transparent p-4 print:hidden"
    >
      {(['success', 'failure'] as const).map((tone) => (
        <div key={tone} role={tone === 'success' ? 'status' : 'alert'}>
          {toasts.map((toast) =>
            toast.tone === tone ? (
              <ToastMessage key={toast.id} toast={toast} dismissLabel={dismissLabel} />
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
