import { useEffect, useMemo, useState } from 'react';
import { onIntent } from '../../layout/on-intent.ts';
import type { QrDrawing } from './qr-drawing.ts';

/** A link and its code, as the server drew it. */
export type DrawnLink = { link: string; drawing: QrDrawing };

type Draw = (text: string) => QrDrawing;

/**
 * The code of that link: the server's where it is the same link, else drawn here; undefined until the drawing part
 * has been fetched, so that no code is ever shown for another amount than the one beside it. It is fetched once a visitor
 * goes to a field, before another amount is chosen.
 */
export function useQrDrawing(link: string, drawn: DrawnLink): QrDrawing | undefined {
  const [draw, setDraw] = useState<Draw>();
  const [isWanted, setWanted] = useState(false);
  const isNeeded = isWanted || link !== drawn.link;

  useEffect(
    () =>
      onIntent((target) => {
        if (target instanceof Element && target.closest('form')) setWanted(true);
      }),
    [],
  );

  // Where it could not be had, it is asked for again with the next amount.
  useEffect(() => {
    if (!isNeeded || draw) return;
    import('./qr-drawing.ts').then(
      ({ qrDrawing }) => setDraw(() => qrDrawing),
      (cause: unknown) => console.warn('The codes for other amounts cannot be drawn.', cause),
    );
  }, [isNeeded, link, draw]);

  return useMemo(() => (link === drawn.link ? drawn.drawing : draw?.(link)), [link, drawn, draw]);
}
