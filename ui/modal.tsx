import { type ReactNode, useLayoutEffect, useRef } from 'react';

const variants = {
  centred: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100%-2rem))] rounded-patch shadow-lift',
  full: 'h-dvh max-h-none w-full max-w-none',
};

type ModalProps = {
  /** Called when the visitor closes it by Escape, by the back gesture or, with `lightDismiss`, by a press beside it. */
  onClose: () => void;
  lightDismiss?: boolean;
  variant?: keyof typeof variants;
  /** The id of the heading inside that names it; without one, `label` is its name. */
  labelledBy?: string;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A native modal dialog, open as long as it is rendered: focus goes in and stays in, and returns to what opened it. */
export function Modal(props: ModalProps) {
  const {
    onClose,
    lightDismiss = true,
    variant = 'centred',
    labelledBy,
    label,
    className = '',
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      data-light-dismiss={lightDismiss ? '' : undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`modal bg-ground text-ink ${variants[variant]} ${className}`}
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
