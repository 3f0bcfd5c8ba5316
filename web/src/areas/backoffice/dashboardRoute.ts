import { preload, type ApolloClient, type Started } from '../../platform/query/preload';
import { onOtherPage } from '../../platform/session/guards';
import { MeDocument } from '../../platform/session/guards.generated';
import { DashboardDocument, type DashboardQuery } from './Dashboard.generated';

/** Returns the key under which the browser stores that an employee has closed the first steps. */
export const setupClosedKey = (employeeId: string): string => `premiers-pas:${employeeId}`;

/** What the route of the dashboard loads. */
export interface LoadedDashboard {
  board: Started<DashboardQuery>;
}

/** Makes what the route of the dashboard loads: an Admin who has not closed the first steps also gets their progress. */
export const dashboardRoute = (client: ApolloClient) => ({
  loader: async (): Promise<LoadedDashboard | null> => {
    const { data } = await client.query({ query: MeDocument, fetchPolicy: 'cache-first' });
    const employee = data?.me?.employee;
    // The guard redirects everybody else.
    if (!employee) return null;
    const closed = localStorage.getItem(setupClosedKey(employee.id)) === 'true';
    return { board: preload(client, DashboardDocument, { setup: employee.role === 'ADMIN' && !closed }) };
  },
  shouldRevalidate: onOtherPage,
});
