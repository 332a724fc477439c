import * as home from '../../../content/home.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { useHold } from './use-hold.ts';

const words = home.hero;

/** The opening: what the foundation is, in three short sentences, beside pictures of its days. */
export function Hero() {
  const [held, hold] = useHold();
  return (
    <div
      {...hold}
      className="grid items-center gap-x-12 gap-y-6 pt-7 pb-3 sm:pt-10 lg:grid-cols-[min(29rem,14.75rem+15.5vw)_minmax(0,54rem)] lg:pr-8 lg:pl-[max(2rem,50%-35.5rem)]"
    >
      <div className="page-width lg:p-0">
        <h1 className="stitched stitching">
          {words.heading.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">{words.lead}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={words.about.to}>{words.about.label}</ButtonLink>
          <ButtonLink to={words.shop.to} variant="secondary">
            {words.shop.label}
          </ButtonLink>
        </p>
      </div>
      <HeroPictures held={held} />
    </div>
  );
}
