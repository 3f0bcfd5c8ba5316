import type { Leases } from '../src/platform/leases/leases.js';

/** Makes leases shared by several instances of this process. */
export function sharedLeases(): (self: string) => Leases {
  const held = new Map<string, { by: string; until: number }>();
  return (self) => ({
    hold: async (name, forMs) => {
      const lease = held.get(name);
      if (lease && lease.by !== self && lease.until > Date.now()) return false;
      held.set(name, { by: self, until: Date.now() + forMs });
      return true;
    },
    release: async (name) => {
      if (held.get(name)?.by === self) held.delete(name);
    },
    close: async () => {},
  });
}
