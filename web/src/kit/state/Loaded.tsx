import type { ReactNode } from 'react';
import { readProblem } from '../../platform/errors/errors';
import { ErrorState } from './ErrorState';

interface LoadFailureProps {
  error: unknown;
  /** Sends the query again. Its rejection may be ignored, because a failure also changes `error`. */
  refetch: () => unknown;
  /** True while the query is asked again. */
  loading?: boolean;
  title?: string | undefined;
}

/** Shows why a query failed, with a button 'Réessayer' that sends it again. */
export const LoadFailure = ({ error, refetch, loading = false, title }: LoadFailureProps) => (
  <ErrorState
    {...(title !== undefined && { title })}
    message={readProblem(error).message}
    onRetry={() => void Promise.resolve(refetch()).catch(() => undefined)}
    retrying={loading}
  />
);

/** The parts of a query's result that its states need; what Apollo's hooks return fits. */
export interface QueryState<Data> {
  data: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: QueryState<Data>;
  /** The title of a failure. */
  title?: string;
  /** Stands for what is still loading, as tall as that. */
  waiting: ReactNode;
  /** Renders the answer; the previous one while the next is loading. */
  children: (data: Data) => ReactNode;
}

/** Shows what a query answered; its skeleton before, and why it failed with 'Réessayer' if nothing was answered. */
export const Loaded = <Data,>({ query, title, waiting, children }: LoadedProps<Data>) => {
  const { data, previousData, error, loading, refetch } = query;
  const shown = data ?? previousData;
  if (shown !== undefined) return children(shown);
  if (error) return <LoadFailure title={title} error={error} refetch={refetch} loading={loading} />;
  return waiting;
};
