import { panelOf } from './panelOf';

const query = { loading: true, refetch: () => Promise.resolve() };

it('dims figures of earlier dates while others load', () => {
  expect(panelOf({ ...query, previousData: 1 })).toMatchObject({ latest: 1, stale: true, loading: true });
});

it('does not dim figures that are asked for again because something happened', () => {
  expect(panelOf({ ...query, data: 2, previousData: 1 })).toMatchObject({ latest: 2, stale: false, loading: true });
});
