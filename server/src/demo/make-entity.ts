/** Makes a new entity with these values over its defaults. */
export function make<T extends object>(type: new () => T, values: Partial<T>): T {
  return Object.assign(new type(), values);
}
