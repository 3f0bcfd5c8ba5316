import { Skeleton } from '@mantine/core';
import { t } from '../../platform/i18n/texts';
import classes from './RecordList.module.css';

/** Number of rows and height in pixels that lists had when last shown, by name and form. */
const seen = new Map<string, { rows: number; height: number }>();

/** Records the height of a list, so that its skeleton has the same height next time; a ref for the element with the rows. */
export const noteSize =
  (list: string, rows: number) =>
  (element: HTMLElement | null): void => {
    if (element && element.offsetHeight > 0) seen.set(list, { rows, height: element.offsetHeight });
  };

interface RecordSkeletonProps {
  list: string;
  compact: boolean;
}

/** Takes the place of the list while it is loaded, in its former size if that is known. */
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
