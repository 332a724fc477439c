import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { feedAddresses } from '../../../domain/feed-addresses.ts';

type FeedNoteProps = { messages: DeskMessages['products']; siteUrl: string };

/** The addresses under which other shops fetch the list of products, for staff to enter there. */
export function FeedNote({ messages, siteUrl }: FeedNoteProps) {
  const feeds = [
    [messages.feedForMeta, feedAddresses.meta],
    [messages.feedForGoogle, feedAddresses.google],
  ] as const;
  return (
    <section aria-labelledby="feeds" className="mt-10 border-t border-line pt-5">
      <h2 id="feeds" className="text-lg">
        {messages.feeds}
      </h2>
      <p className="mt-1 text-muted">{messages.feedsHint}</p>
      <dl>
        {feeds.map(([name, path]) => (
          <div key={path} className="mt-3">
            <dt>{name}</dt>
            <dd>
              <a href={path} className="inline-flex min-h-11 items-center break-all">
                {siteUrl + path}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
