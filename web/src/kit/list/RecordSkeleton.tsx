import { Skeleton } from '@mantine/core';
import { t } from '../../platform/i18n/texts';
import classes from './RecordList.module.css';

/** Rows and height in pixels that lists had when they were last seen, by name and form. */
const seen = new Map<string, { rows: number; height: number }>();

/** Notes how tall a list is, so that its skeleton is as tall the next time; a ref of what holds the rows. */
export const noteSize =
  (list: string, rows: number) =>
  (element: HTMLElement | null): void => {
    if (element && element.offsetHeight > 0) seen.set(list, { rows, height: element.offsetHeight });
  };

interface RecordSkeletonProps {
  list: string;
  compact: boolean;
}

/** Stands where the list will be, in its size as far as that is known. */
export const RecordSkeleton = ({ list, compact }: RecordSkeletonProps) => {
  const { rows, height } = seen.get(list) ?? { rows: 10, height: compact ? 1400 : 660 };
  return (
    <div role="status" aria-label={t('loading')} className={classes.skeleton} style={{ height }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="100%" radius="md" />
      ))}
    </div>
  );
};
