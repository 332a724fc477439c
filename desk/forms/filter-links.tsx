type FilterLinksProps = {
  /** The criterion that the links choose by, such as "State". */
  label: string;
  isLabelSeen?: boolean;
  links: readonly { label: string; to: string; isCurrent: boolean }[];
};

/** Links that each narrow a list in one way; the current one is marked. */
export function FilterLinks({ label, isLabelSeen = false, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-1 text-sm sm:text-base">
      {isLabelSeen && (
        <span aria-hidden="true" className="mr-1 text-muted">
          {label}
        </span>
      )}
      {links.map((link) => (
        <a
          key={link.to}
          href={link.to}
          aria-current={link.isCurrent ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-patch px-2 aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary aria-[current]:no-underline"
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
