import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../kit/state/Loaded';
import frame from '../../kit/display/Panel.module.css';
import classes from './FigurePanel.module.css';
import { refusedDates } from './PeriodForm';
import { t } from './texts';

interface FigurePanelProps<Data> {
  title: string;
  /** Beside the title: the export. */
  action?: ReactNode;
  /** Below the title: the dates. */
  tools?: ReactNode;
  /** The sum of the chart, in one line. */
  summary?: (data: Data) => ReactNode;
  data: Data | undefined;
  loading: boolean;
  /** Whether the figures are those of the previous period, and dimmed until the new ones are loaded. */
  stale: boolean;
  error: unknown;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** Frames figures with a title, and shows that they are being loaded or failed to load. */
export const FigurePanel = <Data,>({
  title,
  action,
  tools,
  summary,
  data,
  loading,
  stale,
  error,
  onRetry,
  children,
}: FigurePanelProps<Data>) => (
  <section className={`${frame.panel} ${classes.root}`} aria-busy={loading}>
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      {action}
    </div>
    {tools}
    {Boolean(error) && !loading && !refusedDates(error) && (
      <LoadFailure title={t('loadFailed')} error={error} refetch={onRetry} />
    )}
    {!data && (loading || !error) && <Skeleton height={280} radius="md" />}
    {data && (loading || !error) && (
      <div className={classes.body} data-stale={stale || undefined}>
        {summary && (
          <Text fw={600} size="sm">
            {summary(data)}
          </Text>
        )}
        {children(data)}
      </div>
    )}
  </section>
);
