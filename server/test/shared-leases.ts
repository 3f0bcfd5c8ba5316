import type { Leases } from '../src/platform/leases/leases.js';

/**
 * Makes leases shared by several instances of this process. They last until released, because on a busy machine a pause can be longer than
 * the short leases of the tests.
 */
export function sharedLeases(): (self: string) => Leases {
  const holders = new Map<string, string>();
  return (self) => ({
    hold: async (name) => {
      const holder = holders.get(name) ?? self;
      holders.set(name, holder);
      return holder === self;
    },
    release: async (name) => {
      if (holders.get(name) === self) holders.delete(name);
    },
    close: async () => {},
  });
}
