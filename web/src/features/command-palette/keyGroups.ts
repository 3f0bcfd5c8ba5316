import { t } from './texts';

const groups = [
  { title: 'everywhere', keys: ['find', 'book', 'help'] },
  { title: 'lists', keys: ['next', 'previous', 'open', 'tick', 'edit', 'search'] },
] as const;

/** The keys of the staff's pages, grouped by the place where they work (docs/rules/back-office.md#keys). */
export const keyGroups = groups.map(({ title, keys }) => ({
  title: t(`shortcuts.${title}`),
  keys: keys.map((key) => ({ key: t(`shortcuts.key.${key}`), does: t(`shortcuts.does.${key}`) })),
}));
