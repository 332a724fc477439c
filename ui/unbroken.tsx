// Browsers break lines after a hyphen, in "HE-7K3M9Q" and "5-7" too; a reference is then copied out wrong.
const reference = /\bHE-\w{6}\b|\b\d+-\d+\b/;

/** A sentence whose references and number ranges stay on one line each; its text is left as it is. */
export function Unbroken({ text }: { text: string }) {
  const found = reference.exec(text);
  if (!found) return text;
  const [whole] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <span className="whitespace-nowrap">{whole}</span>
      <Unbroken text={text.slice(found.index + whole.length)} />
    </>
  );
}
