import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { afterTwoFrames } from './after-two-frames.ts';
import { useBackdropPress } from './use-backdrop-press.ts';

const variants = {
  centred: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100%-2rem))] rounded-patch shadow-lift',
  drawer: 'modal-drawer ml-auto h-dvh max-h-none w-[min(27rem,100%)] shadow-lift',
  full: 'h-dvh max-h-none w-full max-w-none',
};

type ModalProps = {
  open: boolean;
  /** Called when the visitor closes it by Escape, by the back gesture or by the backdrop. */
  onClose: () => void;
  variant?: keyof typeof variants;
  /** The id of the heading inside that names it; without one, `label` is its name. */
  labelledBy?: string;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A native modal dialog: focus goes in and stays in, Escape closes it, and focus returns to what opened it. */
export function Modal({
  open,
  onClose,
  variant = 'centred',
  labelledBy,
  label,
  className = '',
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackdropPress(dialog, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return undefined;
    if (open) return element.showModal();
    // Closing gives focus back and makes the page round it reachable, for which a browser styles and lays out all of it:
    // two frames later, since a link that closed it has just brought the next page. It begins to go out of sight at once.
    const close = () => {
      element.close();
      delete element.dataset['leaving'];
    };
    element.dataset['leaving'] = '';
    const leave = afterTwoFrames(close);
    return () => {
      leave();
      close();
    };
  }, [open]);

  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`modal bg-ground text-ink ${variants[variant]} ${className}`}
      onClose={({ target, currentTarget }) => {
        // By the time our own closing is heard of, `open` is false or the dialog is open again.
        if (open && target === currentTarget && !currentTarget.open) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
