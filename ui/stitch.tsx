/** A running stitch from edge to edge, as a divider or a seam; `down` runs it along the left of its box. */
export function Stitch({ down = false, className = 'text-thread' }: { down?: boolean; className?: string }) {
  return <span aria-hidden="true" className={`block ${down ? 'stitch-down' : 'stitch'} ${className}`} />;
}

/** A seam a little inside the edge of the box it lies in, which is `relative`; it takes no room. */
export function StitchedFrame({ className = 'text-thread' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`pointer-events-none absolute inset-2 size-[calc(100%-1rem)] overflow-visible ${className}`}
    >
      <rect
        width="100%"
        height="100%"
        rx="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="12 8 9 7 14 8 10 9"
      />
    </svg>
  );
}

/** A thread of running stitches along a path in its box, which it fills; decoration. */
export function Thread(props: { viewBox: string; path: string; dashes: string; className: string }) {
  return (
    <svg
      viewBox={props.viewBox}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={props.className}
    >
      <path
        d={props.path}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={props.dashes}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
