import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../kit/state/Loaded';
import frame from '../../kit/display/Panel.module.css';
import classes from './FigurePanel.module.css';
import { refusedDates } from './PeriodForm';
import { t } from './texts';

interface FigureFrameProps {
  title: string;
  /** Beside the title: the export. */
  action?: ReactNode;
  /** Below the title: the dates. */
  tools?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** Frames figures with a title. */
export const FigureFrame = ({ title, action, tools, busy = false, children }: FigureFrameProps) => (
  <section className={`${frame.panel} ${classes.root}`} aria-busy={busy}>
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      {action}
    </div>
    {tools}
    {children}
  </section>
);

interface FigureBodyProps {
  /** The sum of the figures, in one line above them. */
  summary?: ReactNode;
  /** Whether the figures are those of the previous period, and dimmed until the new ones are loaded. */
  stale?: boolean;
  children: ReactNode;
}

/** Lays out the figures of a frame. */
export const FigureBody = ({ summary, stale = false, children }: FigureBodyProps) => (
  <div className={classes.body} data-stale={stale || undefined}>
    {summary && (
      <Text fw={600} size="sm">
        {summary}
      </Text>
    )}
    {children}
  </div>
);

interface FigurePanelProps<Data>
  extends Pick<FigureFrameProps, 'title' | 'action' | 'tools'>, Required<Pick<FigureBodyProps, 'stale'>> {
  /** The sum of the figures, in one line above them. */
  summary?: (data: Data) => ReactNode;
  data: Data | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** Frames figures with a title, and shows that they are being loaded or failed to load. */
export const FigurePanel = <Data,>({
  summary,
  data,
  loading,
  stale,
  error,
  onRetry,
  children,
  ...frameProps
}: FigurePanelProps<Data>) => (
  <FigureFrame {...frameProps} busy={loading}>
    {Boolean(error) && !loading && !refusedDates(error) && (
      <LoadFailure title={t('loadFailed')} error={error} refetch={onRetry} />
    )}
    {!data && (loading || !error) && <Skeleton height={280} radius="md" />}
    {data && (loading || !error) && (
      <FigureBody summary={summary?.(data)} stale={stale}>
        {children(data)}
      </FigureBody>
    )}
  </FigureFrame>
);
