import { fillIn } from '../../domain/fill-in.ts';
import type { ShownText } from '../../domain/in-language.ts';

/** A text of the catalogue; marked where it is in English on a page in another language. */
export function Shown({ text, lang }: ShownText) {
  return lang ? <span lang={lang}>{text}</span> : text;
}

type ShownInProps = {
  /** A message with the placeholder `{name}`, where `name` is the key of the text. */
  message: string;
  texts: Readonly<Record<string, ShownText>>;
};

/** A message with texts of the catalogue in it. */
export function ShownIn({ message, texts }: ShownInProps) {
  const isMarked = Object.values(texts).some(({ lang }) => lang);
  if (!isMarked)
    return fillIn(message, Object.fromEntries(Object.entries(texts).map(([key, { text }]) => [key, text])));
  return message.split(/\{(\w+)\}/).map((part, at) => {
    const shown = at % 2 === 1 ? texts[part] : undefined;
    return shown ? <Shown key={part} {...shown} /> : part;
  });
}
