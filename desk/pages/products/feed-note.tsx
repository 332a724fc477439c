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
    <details className="mt-8">
      <summary className="cursor-pointer py-3 font-semibold text-primary">{messages.feeds}</summary>
      <p className="text-muted">{messages.feedsHint}</p>
      <dl>
        {feeds.map(([name, path]) => (
          <div key={path} className="mt-3">
            <dt>{name}</dt>
            <dd>
              <a href={path} className="inline-block py-2.5 wrap-anywhere">
                {siteUrl}
                <wbr />
                {path}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
