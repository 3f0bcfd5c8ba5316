import { IconBookmark } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ViewLinksProps } from '../../kit/list/listViews';
import { useAtStart } from '../../platform/effect/useAtStart';
import classes from './SavedViews.module.css';
import { t } from './texts';
import { useSavedViews } from './useSavedViews';

/** Leads to the saved views of a list with one click, and moves those that an earlier release kept in the browser to the server. */
export const ViewLinks = ({ list, query, kept, onMoved }: ViewLinksProps) => {
  const { views, save } = useSavedViews(list);
  useAtStart(() => {
    if (kept.length === 0) return;
    void Promise.all(kept.map((view) => save({ ...view, shared: false }))).then((problems) => {
      if (problems.every((problem) => problem === null)) onMoved();
    });
  });
  if (views.length === 0) return null;
  return (
    <nav aria-label={t('title')} className={classes.links}>
      {views.map((view) => (
        <Link
          key={view.id}
          to={{ search: view.query }}
          className={classes.link}
          {...(view.query === query && { 'aria-current': 'true' as const })}
        >
          <IconBookmark size={16} aria-hidden /> {view.name}
        </Link>
      ))}
    </nav>
  );
};
