/** A small stroke drawing beside words, or inside a button that has an `aria-label`; it says nothing by itself. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}

/** The drawings of the icons: path data in a box of 24, for a round stroke of 2. */
const iconShapes = {
  menu: 'M4 7q4-1 8 0t8 0M4 12h16M4 17q4 1 8 0t8 0',
  close: 'M6 6l12 12M18 6L6 18',
  cart: 'M5 9h14l-1.2 10.2a1 1 0 0 1-1 .8H7.2a1 1 0 0 1-1-.8zM8.5 9V7.5a3.5 3.5 0 0 1 7 0V9',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bin: 'M4 7h16M10 7V4.5h4V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  'chevron-down': 'M6 9.5l6 6 6-6',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M8.3 4H5.5A1.5 1.5 0 0 0 4 5.7C4.7 13.3 10.7 19.3 18.3 20a1.5 1.5 0 0 0 1.7-1.5v-2.8l-4.2-1.6-1.7 2.1a13 13 0 0 1-6.3-6.3l2.1-1.7z',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  'map-pin':
    'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  chat: 'M4 20l1.3-4A8.2 8.2 0 1 1 8 18.8zM8.8 10.5h6.4M8.8 13.5h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  warning: 'M12 4.5L21 19.5H3zM12 10.5v4M12 17v.1',
  facebook: 'M14 20.5V8.8c0-1.5.8-2.3 2.3-2.3H17.5M10 12.5h6.5M4 4h16v16.5H4z',
  instagram: 'M4 4h16v16H4zM12 15.7a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM16.8 7.2v.1',
  youtube: 'M3.5 6.5q8.5-1.5 17 0 .8 5.5 0 11-8.5 1.5-17 0-.8-5.5 0-11zM10.3 9.3v5.4l4.7-2.7z',
  x: 'M4.5 4.5h3.7l11.3 15h-3.7zM19 4.5l-6.3 6.9M5 19.5l6.2-6.8',
} as const;

export type IconName = keyof typeof iconShapes;
