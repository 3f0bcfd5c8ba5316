/**
 * Returns a function that makes a value at its first call and returns the same value at every later call. Formats of `Intl` are made this
 * way: the first format of each kind loads language data of the browser, and when modules made their formats at load, this took half of
 * the time until the application started.
 */
export const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};
