import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

type DrawerProps = { id: string; title: string; closeLabel: string; className?: string; children: ReactNode };

/**
 * A modal dialog that slides in from the side; a button with `command="show-modal"` and its id as `commandfor` opens it.
 * Escape, its button and a press beside it close it, and focus returns to what opened it.
 */
export function Drawer({ id, title, closeLabel, className = '', children }: DrawerProps) {
  const heading = `${id}-title`;
  return (
    <dialog
      id={id}
      data-light-dismiss=""
      aria-labelledby={heading}
      className={`modal modal-drawer ml-auto h-dvh max-h-none w-[min(27rem,100%)] overflow-y-auto bg-ground text-ink shadow-lift ${className}`}
    >
      <div className="sticky top-0 z-1 flex items-center justify-between bg-ground py-3 pr-3 pl-5">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={closeLabel} command="close" commandfor={id} />
      </div>
      {children}
    </dialog>
  );
}
