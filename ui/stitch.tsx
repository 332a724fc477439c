/** A running stitch from edge to edge, as a divider or a seam; `down` runs it along the left of its box. */
export function Stitch({ down = false, className = 'text-thread' }: { down?: boolean; className?: string }) {
  return <span aria-hidden="true" className={`block ${down ? 'stitch-down' : 'stitch'} ${className}`} />;
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
