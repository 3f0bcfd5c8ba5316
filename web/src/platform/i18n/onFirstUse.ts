/**
 * Returns a function that makes a value at its first call and returns the same value from then on. Formats of `Intl` are made this way,
 * because the first one of each kind loads the browser's language data, which took half of the time that the application's programs
 * need to start.
 */
export const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};
