import { use, useEffect, useRef, useState } from 'react';
import { ownPicture } from '../../domain/picture-address.ts';
import { Motif } from '../ui/motif.tsx';
import { ForeignPictures } from './foreign-pictures.ts';
import { LATE_BOX, PLAIN_BOX } from './late-box.ts';
import { isShowable, pictureSources } from './picture-address.ts';

type PictureProps = {
  address: string;
  /** Empty for decoration. */
  alt: string;
  /** How wide it is drawn, as for `<img sizes>`. */
  sizes: string;
  /** For the picture that is seen first: loaded at once and ahead of others. */
  priority?: boolean | undefined;
  /** `cover` fills the box that `className` gives it; `contain` shows all of it, with no ground behind. */
  fit?: 'cover' | 'contain';
  className?: string;
};

/** A picture by its address, whoever made it; one that can't or may not be loaded gives way to a quiet drawing. */
export function Picture({ address, alt, sizes, priority, fit = 'cover', className = '' }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [brokenAddress, setBrokenAddress] = useState<string>();
  const [isThere, setIsThere] = useState(false);
  const allowedOrigins = use(ForeignPictures);
  const own = ownPicture(address);

  // What failed or came before the script ran has told nobody.
  useEffect(() => {
    const element = image.current;
    if (!element?.complete) return;
    if (element.naturalWidth === 0) setBrokenAddress(address);
    else setIsThere(true);
  }, [address]);

  if (brokenAddress === address || !isShowable(address, allowedOrigins)) {
    return <Placeholder alt={alt} className={className} />;
  }

  const box = priority || isThere ? PLAIN_BOX : LATE_BOX;
  const picture = (
    <picture className={fit === 'contain' ? 'contents' : box}>
      {own && <source type="image/avif" srcSet={pictureSources(own)} sizes={sizes} />}
      <img
        key={address}
        ref={image}
        src={address}
        alt={alt}
        width={own?.width}
        height={own?.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={fit === 'cover' ? 'relative size-full object-cover' : `object-contain ${className}`}
        onLoad={() => setIsThere(true)}
        onError={() => setBrokenAddress(address)}
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

// The page's policy allows no style attribute, but a drawing's fill is none.
function Ground({ colour }: { colour: string }) {
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
