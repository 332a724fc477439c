import type { ReactNode } from 'react';
import { languages, languageTable } from '../../../domain/languages.ts';
import { Button } from '../../../ui/button.tsx';
import type { Paper } from '../../../paper/write-paper.ts';
import { addresses } from '../../addresses.ts';
import type { Desk, DeskRequest } from '../../desk-context.ts';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { ChooseProducts } from './choose-products.tsx';

/** The choice of what to print. */
export async function get(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const words = desk.messages.paper;
  const [products, { facts }] = await Promise.all([desk.repositories.products.all(), desk.content()]);
  return renderDeskPage(c, {
    title: words.title,
    view: (
      <>
        <p className="mb-6 max-w-prose">{words.lead}</p>
        <PaperForm desk={desk} paper="tags" isMade={products.length > 0} instead={words.tags.noProducts}>
          <ChooseProducts messages={words.tags} products={products} language={desk.language} />
        </PaperForm>
        <PaperForm desk={desk} paper="list" />
        <PaperForm
          desk={desk}
          paper="poster"
          isMade={facts.upiId !== undefined}
          instead={words.poster.noUpi}
        />
        <PaperForm desk={desk} paper="slip" />
      </>
    ),
  });
}

type PaperFormProps = {
  desk: Desk;
  paper: Paper;
  /** Whether there is what it needs; else `instead` says what is missing. */
  isMade?: boolean;
  instead?: string;
  children?: ReactNode;
};

function PaperForm({ desk, paper, isMade = true, instead, children }: PaperFormProps) {
  const words = desk.messages.paper;
  return (
    <section aria-labelledby={paper} className="border-t-2 border-line py-5">
      <h2 id={paper} className="text-xl">
        {words[paper].title}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-muted">{words[paper].text}</p>
      {isMade ? (
        <form action={`${addresses.paper}/${paper}`} className="grid justify-items-start gap-4">
          {children}
          <div className="flex flex-wrap items-end gap-3">
            <label className="grid gap-1 font-semibold">
              {words.language}
              <select
                name="language"
                defaultValue={desk.language}
                className="min-h-12 rounded-patch border-2 border-edge bg-surface px-3 font-normal"
              >
                {languages.map((language) => (
                  <option key={language} value={language} lang={languageTable[language].tag}>
                    {languageTable[language].name}
                  </option>
                ))}
              </select>
            </label>
            <Button
              type="submit"
              variant={paper === 'tags' ? 'primary' : 'secondary'}
              aria-describedby={paper}
            >
              {words.show}
            </Button>
          </div>
        </form>
      ) : (
        <p className="max-w-prose font-semibold">{instead}</p>
      )}
    </section>
  );
}
