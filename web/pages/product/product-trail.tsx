import { categoryNamed } from '../../../domain/category.ts';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';

/** The way to a product: the shop, and its category there; English paths. */
export function productTrail({ messages }: PageContext, category: string): { name: string; path: string }[] {
  const known = categoryNamed(category);
  return [
    { name: messages.shell.navigation.shop, path: pages.shop.path },
    ...(known
      ? [
          {
            name: messages.shop.categories.names[known],
            path: `${pages.shop.path}?category=${encodeURIComponent(known)}`,
          },
        ]
      : []),
  ];
}

/** The same as links. */
export function ProductTrail({ context, category }: { context: PageContext; category: string }) {
  return (
    <nav aria-label={context.messages.product.trail} className="page-width pt-2 pb-2 sm:pt-8 sm:pb-4">
      <ol className="flex flex-wrap items-center gap-x-2">
        {productTrail(context, category).map(({ name, path }, at) => (
          <li key={path} className="flex items-center gap-x-2">
            {at > 0 && <span aria-hidden="true">›</span>}
            <a href={localPath(context.language, path)} className="grid min-h-11 content-center">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
