import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, type To } from 'react-router-dom';
import { t } from '../../platform/i18n/texts';
import { pageWindow } from './pageWindow';
import classes from './Pagination.module.css';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Returns the address of a page: pages are links, so that they can be shared and opened in a tab. */
  hrefFor: (page: number) => To;
}

/** Shows page links under a list, 9 at most; nothing if there is one page. */
export const Pagination = ({ page, pageCount, hrefFor }: PaginationProps) => {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('pagination')} className={classes.root} data-screen-only>
      {page > 1 && (
        <Link to={hrefFor(page - 1)} className={classes.link} aria-label={t('previous')} rel="prev">
          <IconChevronLeft size={18} aria-hidden />
        </Link>
      )}
      {pageWindow(page, pageCount).map((item, place) =>
        item === null ? (
          <span key={`gap-${place}`} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={item}
            to={hrefFor(item)}
            className={classes.link}
            aria-label={t('page', { page: item })}
            {...(item === page && { 'aria-current': 'page' as const })}
          >
            {item}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link to={hrefFor(page + 1)} className={classes.link} aria-label={t('next')} rel="next">
          <IconChevronRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
};
