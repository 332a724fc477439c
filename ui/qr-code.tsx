import type { QrDrawing } from './qr-drawing.ts';

/** A QR code, dark on light in every theme and on paper, since scanners expect that. */
export function QrCode({ drawing, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="size-full forced-color-adjust-none"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}
