/** Parts of Mantine's components that no page uses, by component. The build leaves them out (`light.ts`), and the linter reports a use. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  ActionIcon: ['Group', 'GroupSection'],
  Button: ['Group', 'GroupSection'],
  Checkbox: ['Card', 'Indicator'],
};
