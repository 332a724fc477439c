import { donate } from '../../../content/donate.ts';

const words = donate.next;

/** Says, after the thanks, what is still to be done: no page can know whether a gift was sent. */
export function LastStep() {
  return (
    <div className="mt-8 max-w-2xl rounded-patch border-2 border-dashed border-thread bg-surface p-5">
      <h3>{words.heading}</h3>
      <p className="mt-1">{words.text}</p>
      <a href="#payment" className="inline-flex min-h-11 items-center lg:hidden">
        {words.link}
      </a>
    </div>
  );
}
