import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ownPicture } from '../../domain/pictures/picture-address.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture, pictureSources } from '../pictures/picture.tsx';
import type { GalleryView, ShownPicture } from './gallery-address.ts';
import { neighbours } from './tab-after.ts';
import { useFingers } from './use-fingers.ts';

type LightboxProps = {
  messages: Messages['gallery']['lightbox'];
  view: GalleryView;
  shown: ShownPicture;
  onShow: (picture: ShownPicture) => void;
  onClose: () => void;
};

/**
 * One picture over the whole window, with the ways to the others. Its buttons are those of a form, so that without
 * JavaScript they lead to the same addresses; the stylesheet shows it from the first paint, before the script opens it.
 */
export function Lightbox({ messages, view: { type, pictures }, shown, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLFormElement>(null);
  const fullscreen = useFullscreen(sheet);
  const { previous, next } = neighbours(pictures, shown);
  const showPrevious = () => onShow(previous);
  const showNext = () => onShow(next);
  useLightboxKeys({ showPrevious, showNext, fullscreen });

  // The focus goes in and stays in, and returns to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // `Close` sends no picture.
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const id = new FormData(event.currentTarget, event.nativeEvent.submitter).get('open');
    const picture = pictures.find((each) => each.id === id);
    if (picture) onShow(picture);
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="lightbox-title"
      className="modal lightbox deep h-dvh max-h-none w-full max-w-none"
      onClose={onClose}
    >
      <form
        ref={sheet}
        data-fullscreen={fullscreen.isFull || undefined}
        className="lightbox-sheet"
        onSubmit={submit}
      >
        {type && <input type="hidden" name="type" value={type} />}
        <LightboxCaption
          picture={shown}
          position={fillIn(messages.position, { at: pictures.indexOf(shown) + 1, all: pictures.length })}
        />
        <StepButton side="left" label={messages.previous} to={previous} />
        <LightboxPicture
          picture={shown}
          beside={[next, previous]}
          onNext={showNext}
          onPrevious={showPrevious}
        />
        <StepButton side="right" label={messages.next} to={next} />
        <LightboxTools messages={messages} picture={shown} fullscreen={fullscreen} />
      </form>
    </dialog>
  );
}

/** The position, title and texts of the picture; position and title are announced when they change. */
function LightboxCaption({ picture, position }: { picture: ShownPicture; position: string }) {
  return (
    <div className="lightbox-caption">
      <div role="status">
        <p className="text-sm font-semibold text-accent tabular-figures">{position}</p>
        <h2 id="lightbox-title" lang={picture.lang} className="mt-1 text-xl">
          {picture.title}
        </h2>
      </div>
      <p lang={picture.lang} className="mt-2 text-base">
        {picture.description}
      </p>
      <p className="mt-2 text-sm text-muted">{picture.caption}</p>
    </div>
  );
}

type StepButtonProps = { side: 'left' | 'right'; label: string; to: ShownPicture };

function StepButton({ side, label, to }: StepButtonProps) {
  return (
    <IconButton
      icon={`arrow-${side}`}
      type="submit"
      name="open"
      value={to.id}
      label={label}
      title={label}
      className={`lightbox-${side} border-edge bg-surface`}
    />
  );
}

const SIZES = '(min-width: 64rem) 75vw, 100vw';

type LightboxPictureProps = {
  picture: ShownPicture;
  /** The pictures that may come next: they are fetched when the browser is idle. */
  beside: readonly ShownPicture[];
  onNext: () => void;
  onPrevious: () => void;
};

/** The picture itself, as large as its place allows; a swipe leads to the next or back, and two fingers make it larger. */
function LightboxPicture({ picture, beside, onNext, onPrevious }: LightboxPictureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useFingers({ stage, address: picture.address, onLeft: onNext, onRight: onPrevious });
  usePreload(
    stage,
    beside.map(({ address }) => address),
    SIZES,
  );
  return (
    <div ref={stage} className="lightbox-stage" {...fingers}>
      <Picture
        address={picture.address}
        alt={picture.alt}
        sizes={SIZES}
        priority
        fit="contain"
        className="lightbox-picture"
      />
    </div>
  );
}

type LightboxToolsProps = Pick<LightboxProps, 'messages'> & { picture: ShownPicture; fullscreen: Fullscreen };

function LightboxTools({ messages, picture, fullscreen }: LightboxToolsProps) {
  const fullscreenLabel = fullscreen.isFull ? messages.exitFullscreen : messages.enterFullscreen;
  return (
    <div className="lightbox-tools">
      <IconButton
        icon="fullscreen"
        label={fullscreenLabel}
        title={fullscreenLabel}
        className="needs-script"
        onClick={fullscreen.toggle}
      />
      <a
        href={picture.address}
        download={fillIn(messages.fileName, { id: picture.id })}
        aria-label={messages.download}
        title={messages.download}
        className="grid size-11 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-surface"
      >
        <Icon name="download" />
      </a>
      <IconButton icon="close" type="submit" label={messages.close} title={messages.close} />
    </div>
  );
}

type Fullscreen = { isFull: boolean; toggle: () => void; leave: () => void };

/**
 * Fills the screen with an element: by the browser where it can, else (on iPhones) only by the element's own look, for
 * which `isFull` is all that is needed.
 */
function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setIsFull] = useState(false);

  // A visitor may also leave by the browser's own ways, such as Escape.
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  function enter(): void {
    if (!document.fullscreenEnabled) return setIsFull(true);
    element.current?.requestFullscreen().catch(() => setIsFull(true));
  }
  function leave(): void {
    if (document.fullscreenElement) void document.exitFullscreen();
    else setIsFull(false);
  }
  return { isFull, leave, toggle: isFull ? leave : enter };
}

type Actions = { showPrevious: () => void; showNext: () => void; fullscreen: Fullscreen };

/** Moves by the arrow keys and toggles fullscreen by `f`, as long as the lightbox is rendered; Escape closes the dialog by itself. */
function useLightboxKeys({ showPrevious, showNext, fullscreen }: Actions): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (event.key === 'ArrowLeft') showPrevious();
    else if (event.key === 'ArrowRight') showNext();
    else if (event.key.toLowerCase() === 'f' && !event.repeat) fullscreen.toggle();
    // The first Escape only leaves fullscreen, also where that is done by CSS; the next one closes the dialog.
    else if (event.key === 'Escape' && fullscreen.isFull) fullscreen.leave();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Fetches pictures when the browser is idle, once the one inside `stage` has loaded, at the width that it has. */
function usePreload(stage: RefObject<HTMLElement | null>, addresses: readonly string[], sizes: string): void {
  const list = addresses.join(' ');

  useEffect(() => {
    const shown = stage.current?.querySelector('img');
    if (!shown) return;
    const fetchAll = () => {
      // A browser that shows the fallback reads no AVIF.
      if (!shown.currentSrc.endsWith('.avif')) return;
      for (const address of list.split(' ')) fetchPicture(address, sizes);
    };
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(fetchAll);
    if (shown.complete) whenIdle();
    else shown.addEventListener('load', whenIdle, { once: true });
    return () => shown.removeEventListener('load', whenIdle);
  }, [stage, list, sizes]);
}

function fetchPicture(address: string, sizes: string): void {
  const picture = ownPicture(address);
  if (!picture) return;
  const image = new Image();
  image.sizes = sizes;
  image.srcset = pictureSources(picture);
}
