import { donate } from '../../../content/donate.ts';

const words = donate.next;

/** Says, after the thanks, what is still to be done: no page can know whether a gift was sent. */
export function LastStep() {
  return (
    <div className="mt-8 max-w-xl border-l-4 border-accent bg-surface py-4 pr-5 pl-5">
      <h3>{words.heading}</h3>
      <p className="mt-1">{words.text}</p>
      <a href="#payment" className="inline-flex min-h-11 items-center lg:hidden">
        {words.link}
      </a>
    </div>
  );
}
