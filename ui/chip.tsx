import type { ReactNode } from 'react';

/** One choice of a filter, as a button that stays pressed; as part of a form it also works without JavaScript. */
export function Chip(props: {
  name: string;
  value: string;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      name={props.name}
      value={props.value}
      aria-pressed={props.pressed}
      onClick={(event) => {
        event.preventDefault();
        props.onPress();
      }}
      className="min-h-11 rounded-full border-2 border-dashed border-edge px-4 font-semibold text-ink hover:border-solid hover:border-primary aria-pressed:border-solid aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
    >
      {props.children}
    </button>
  );
}
