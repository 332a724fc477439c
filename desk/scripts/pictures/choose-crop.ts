import type { CropperCanvas, CropperImage, CropperSelection } from 'cropperjs';
import 'cropperjs';

type Crop = { left: number; top: number; width: number; height: number };
type Edges = { left: number; top: number; right: number; bottom: number };

const START: Edges = { left: 10, top: 10, right: 90, bottom: 90 };

/**
 * Lets a person choose a part of a picture, by dragging or with a slider for each edge; undefined where they want all of
 * it. The part is in fractions of the picture.
 */
export async function chooseCrop(cropper: HTMLElement, url: string): Promise<Crop | undefined> {
  const area = cropper.querySelector<HTMLElement>('[data-crop-area]');
  if (!area) return undefined;
  cropper.hidden = false;
  const { canvas, image, selection } = cropperFor(url);
  area.replaceChildren(canvas);
  await image.$ready();
  image.$center('contain');

  const sliders = [...cropper.querySelectorAll<HTMLInputElement>('[data-crop-edge]')];
  const edges = { ...START };
  const bounds = () => {
    const [all, shown] = [canvas.getBoundingClientRect(), image.getBoundingClientRect()];
    return { x: shown.x - all.x, y: shown.y - all.y, width: shown.width, height: shown.height };
  };
  const showSliders = () => {
    for (const slider of sliders) slider.value = String(Math.round(edges[edgeOf(slider)]));
  };
  const showSelection = () => {
    const { x, y, width, height } = bounds();
    selection.$change(
      x + (edges.left * width) / 100,
      y + (edges.top * height) / 100,
      ((edges.right - edges.left) * width) / 100,
      ((edges.bottom - edges.top) * height) / 100,
    );
  };
  const dragged = (event: Event) => {
    const { x, y, width, height } = (event as CustomEvent<DOMRect>).detail;
    const all = bounds();
    const next: Edges = {
      left: (100 * (x - all.x)) / all.width,
      top: (100 * (y - all.y)) / all.height,
      right: (100 * (x + width - all.x)) / all.width,
      bottom: (100 * (y + height - all.y)) / all.height,
    };
    // Half a percent of slack, for what fractions of pixels add up to.
    const isInside = next.left > -0.5 && next.top > -0.5 && next.right < 100.5 && next.bottom < 100.5;
    if (!isInside) return event.preventDefault();
    Object.assign(edges, next);
    showSliders();
  };
  const slid = ({ currentTarget }: Event) => {
    const slider = currentTarget as HTMLInputElement;
    edges[edgeOf(slider)] = Number(slider.value);
    keepApart(edges, edgeOf(slider));
    showSliders();
    showSelection();
  };

  const end = new AbortController();
  const { signal } = end;
  showSliders();
  showSelection();
  selection.addEventListener('change', dragged, { signal });
  for (const slider of sliders) slider.addEventListener('input', slid, { signal });
  window.addEventListener('resize', () => image.$center('contain') && showSelection(), { signal });
  sliders[0]?.focus();
  return new Promise((resolve) => {
    const close = (crop: Crop | undefined) => {
      end.abort();
      area.replaceChildren();
      cropper.hidden = true;
      resolve(crop);
    };
    const on = (selector: string, action: () => void) =>
      cropper.querySelector(selector)?.addEventListener('click', action, { signal });
    on('[data-crop-use]', () => close(cropOf(edges)));
    on('[data-crop-cancel]', () => close(undefined));
  });
}

function cropperFor(url: string) {
  const canvas = document.createElement('cropper-canvas') as CropperCanvas;
  const image = document.createElement('cropper-image') as CropperImage;
  const selection = document.createElement('cropper-selection') as CropperSelection;
  canvas.background = true;
  image.setAttribute('src', url);
  image.setAttribute('initial-center-size', 'contain');
  for (const option of ['movable', 'resizable', 'outlined', 'precise']) selection.setAttribute(option, '');
  const actions = ['move', ...['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw'].map((side) => `${side}-resize`)];
  for (const action of actions) {
    const handle = document.createElement('cropper-handle');
    handle.setAttribute('action', action);
    if (action === 'move') handle.setAttribute('theme-color', 'rgba(255, 255, 255, 0.2)');
    selection.append(handle);
  }
  canvas.className = 'h-full';
  // The sliders say the same to those who don't see it.
  canvas.ariaHidden = 'true';
  canvas.append(image, document.createElement('cropper-shade'), selection);
  return { canvas, image, selection };
}

function edgeOf(slider: HTMLInputElement): keyof Edges {
  return slider.dataset['cropEdge'] as keyof Edges;
}

// A part has a twentieth of the picture's width and height at least; the edge that was moved gives way.
function keepApart(edges: Edges, moved: keyof Edges): void {
  const LEAST = 5;
  if (moved === 'left') edges.left = Math.min(edges.left, edges.right - LEAST);
  if (moved === 'right') edges.right = Math.max(edges.right, edges.left + LEAST);
  if (moved === 'top') edges.top = Math.min(edges.top, edges.bottom - LEAST);
  if (moved === 'bottom') edges.bottom = Math.max(edges.bottom, edges.top + LEAST);
}

function cropOf({ left, top, right, bottom }: Edges): Crop {
  const fraction = (percent: number) => Math.min(Math.max(percent / 100, 0), 1);
  const [x, y] = [fraction(left), fraction(top)];
  return { left: x, top: y, width: fraction(right) - x, height: fraction(bottom) - y };
}
