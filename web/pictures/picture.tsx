import { type OwnPicture, ownPicture } from '../../domain/pictures/picture-address.ts';
import { Motif } from '../../ui/motif.tsx';

/**
 * How wide `<img sizes>` calls a picture that goes across a phone: a little less than it is, so that most phones take
 * 640 pixels for it, which look like the 800 that its whole width would ask for.
 */
export const ACROSS_A_PHONE = '85vw';

type PictureProps = {
  address: string;
  /** Empty for decoration. */
  alt: string;
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string;
  /** For the picture that is seen first: loaded immediately and ahead of others. */
  priority?: boolean | undefined;
  /** `cover` fills the box that `className` gives it; `contain` shows all of it, with no ground behind. */
  fit?: 'cover' | 'contain';
  className?: string;
};

/** A picture by its address, whoever made it; without an address, a placeholder. One that fails to load leaves its ground. */
export function Picture(props: PictureProps) {
  const { address, alt, sizes, priority, fit = 'cover', className = '' } = props;
  const own = ownPicture(address);
  if (address.trim() === '') return <Placeholder alt={alt} className={className} />;

  // `content-visibility` keeps browsers from fetching lazy pictures more than a screen or two ahead.
  const box = priority ? 'block size-full' : 'block size-full [content-visibility:auto]';
  const picture = (
    <picture className={fit === 'contain' ? 'contents' : box}>
      {own && <source type="image/avif" srcSet={pictureSources(own)} sizes={sizes} />}
      <img
        key={address}
        src={address}
        alt={alt}
        width={own?.width}
        height={own?.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={fit === 'cover' ? 'relative size-full object-cover' : `object-contain ${className}`}
      />
    </picture>
  );
  if (fit === 'contain') return picture;
  return (
    <span className={`relative block overflow-hidden bg-cloth ${className}`}>
      {own && <Ground colour={own.colour} />}
      {picture}
    </span>
  );
}

/**
 * The AVIF files of one of the site's own pictures, as a `srcset`.
 * @example pictureSources(picture) // '/media/…/160.avif 160w, /media/…/320.avif 320w'
 */
export function pictureSources({ folder, widths }: OwnPicture): string {
  return widths.map((width) => `${folder}${width}.avif ${width}w`).join(', ');
}

// The page's policy allows no style attribute, but a drawing's fill is none.
function Ground({ colour }: Pick<OwnPicture, 'colour'>) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

function Placeholder({ alt, className }: { alt: string; className: string }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`grid place-items-center overflow-hidden bg-cloth text-edge ${className}`}
    >
      <Motif name="leaf" className="size-12 max-w-1/2 opacity-60" />
    </span>
  );
}
