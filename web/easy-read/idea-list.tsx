import type { EasyIdea } from '../../content/schemas/easy.ts';
import type { PageContext } from '../page-context.ts';
import { IdeaRow } from './idea-row.tsx';

type IdeaListProps = {
  context: Pick<PageContext, 'picture'>;
  ideas: readonly EasyIdea[];
  /** Whether the page begins with them. */
  first?: boolean;
};

/** Ideas one below the other. */
export function IdeaList({ context, ideas, first = false }: IdeaListProps) {
  return (
    <ul className="grid gap-8 md:gap-10">
      {ideas.map((idea, at) => (
        <li key={idea.text}>
          <IdeaRow context={context} idea={idea} priority={first && at === 0} />
        </li>
      ))}
    </ul>
  );
}
