import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
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

/** Says where a link or gap is shown, if not on windows of every width. */
const shownOn = (wide: boolean, narrow: boolean) => (wide === narrow ? undefined : wide ? 'wide' : 'narrow');

const Gap = ({ wide, narrow }: { wide: boolean; narrow: boolean }) =>
  (wide || narrow) && (
    <span className={classes.gap} data-shown-on={shownOn(wide, narrow)} aria-hidden>
      …
    </span>
  );

/** Shows page links under a list, 9 at most and 5 on a phone; nothing if there is one page. */
export const Pagination = ({ page, pageCount, hrefFor }: PaginationProps) => {
  if (pageCount <= 1) return null;
  const wide = pageWindow(page, pageCount);
  const narrow = pageWindow(page, pageCount, 5);
  const hasGap = (window: typeof wide, item: number): boolean => window.at(item === pageCount ? -2 : 1) === null;
  return (
    <nav aria-label={t('pagination')} className={classes.root} data-screen-only>
      {page > 1 && (
        <Link to={hrefFor(page - 1)} className={classes.link} aria-label={t('previous')} rel="prev">
          <IconChevronLeft size={18} aria-hidden />
        </Link>
      )}
      {wide
        .filter((item) => item !== null)
        .map((item) => (
          <Fragment key={item}>
            {item === pageCount && <Gap wide={hasGap(wide, item)} narrow={hasGap(narrow, item)} />}
            <Link
              to={hrefFor(item)}
              className={classes.link}
              data-shown-on={shownOn(true, narrow.includes(item))}
              aria-label={t('page', { page: item })}
              {...(item === page && { 'aria-current': 'page' as const })}
            >
              {item}
            </Link>
            {item === 1 && <Gap wide={hasGap(wide, item)} narrow={hasGap(narrow, item)} />}
          </Fragment>
        ))}
      {page < pageCount && (
        <Link to={hrefFor(page + 1)} className={classes.link} aria-label={t('next')} rel="next">
          <IconChevronRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
};
