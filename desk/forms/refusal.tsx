type RefusalProps = {
  /** Why nothing was done; nothing is shown without it. */
  text: string | undefined;
  title: string;
};

/** Says above a form why what it asked for was not done. */
export function Refusal({ text, title }: RefusalProps) {
  if (text === undefined) return null;
  return (
    <div role="alert" className="mb-6 max-w-prose rounded-patch border-4 border-danger bg-surface p-5">
      <h2 className="text-xl text-danger">{title}</h2>
      <p className="mt-2">{text}</p>
    </div>
  );
}
