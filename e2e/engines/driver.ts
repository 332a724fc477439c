/** The operations of a browser engine that `createBrowser` needs to drive it. */
export type Driver = {
  /** Loads an address and waits for its `DOMContentLoaded` event. */
  goto(address: string): Promise<void>;
  /** Runs a self-contained, synchronous function in the page; its arguments and its result travel as JSON. */
  run<Arguments extends unknown[], Result>(
    script: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result>;
  /** Moves the mouse to a place of the viewport, in CSS pixels. */
  moveTo(x: number, y: number): Promise<void>;
  /** Clicks with the mouse at a place of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses and releases one key. */
  pressKey(key: Key): Promise<void>;
  /** Gives the viewport about that width, in CSS pixels; WebKitGTK goes no narrower than 447. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** The keys that journeys press. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Escape';

/** A running browser engine; every driver has storage of its own. */
export type Engine = { newDriver(): Promise<Driver>; close(): Promise<void> };
