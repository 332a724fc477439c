import type { EasyMessages } from '../../content/schemas/easy.ts';
import type { PageContext } from '../page-context.ts';
import { EasySection } from './easy-section.tsx';
import { IdeaList } from './idea-list.tsx';

type IdeaSectionsProps = {
  context: Pick<PageContext, 'picture'>;
  sections: EasyMessages['about']['sections'];
};

/** The beginning of a page: headings, each with its ideas. */
export function IdeaSections({ context, sections }: IdeaSectionsProps) {
  return sections.map(({ heading, ideas }, at) => (
    <EasySection key={heading} heading={heading}>
      <IdeaList context={context} ideas={ideas} first={at === 0} />
    </EasySection>
  ));
}
