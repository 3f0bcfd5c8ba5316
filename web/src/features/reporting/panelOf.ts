interface Query<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Returns the state of a panel from a query: the previous figures stay while those of other dates load. */
export const panelOf = <Data>({ data, previousData, loading, error, refetch }: Query<Data>) => ({
  loading,
  stale: loading && !data,
  error,
  onRetry: () => void refetch().catch(() => undefined),
  latest: data ?? previousData,
});
