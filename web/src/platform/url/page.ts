import type { ComponentType } from 'react';

/** Returns what a route loads late: the page that its file exports under this name. */
export const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async (): Promise<{ Component: ComponentType }> => ({ Component: (await load())[name] });
