import type { ApolloClient } from '@apollo/client';
import { customersQuestion } from '../../features/customer-desk/customersQuestion';
import { DayBoardDocument } from '../../features/day/DayBoard.generated';
import { dayVariables, dayView } from '../../features/day/dayParts';
import { PlanningDocument } from '../../features/planning/Planning.generated';
import { planningVariables, planningView, toPlanningFilter, windowOf } from '../../features/planning/planningView';
import { rentalsQuestion } from '../../features/rental/rentalsQuestion';
import { RentalFileDocument } from '../../features/rental-file/RentalFile.generated';
import { reservationsQuestion } from '../../features/reservation-desk/reservationsQuestion';
import { vehiclesQuestion } from '../../features/vehicle-desk/vehiclesQuestion';
import { VehicleSheetDocument } from '../../features/vehicle-desk/VehicleSheet.generated';
import { listVariablesAt } from '../../kit/list/listQuestion';
import { askAhead } from '../../platform/query/askAhead';
import { keepAnswers } from '../../platform/device/keptAnswers';
import type { PageAddress } from '../../platform/session/pageLoader';
import { toWallTime } from '../../platform/time/time';
import { isCompact } from '../../kit/list/useCompact';
import { readListState } from '../../kit/list/listParams';
import { DashboardDocument } from './Dashboard.generated';
import { dashboardVariables, setupClosedKey } from './dashboardQuestion';
import { ShellDocument, type ShellQuery } from './Shell.generated';

const prepared = new WeakSet<ApolloClient>();

/** Prepares the client for the staff's pages, once, and returns their first query. */
export const staffQuery = (client: ApolloClient): typeof ShellDocument => {
  if (!prepared.has(client)) keepAnswers(client);
  prepared.add(client);
  return ShellDocument;
};

/**
 * Returns the answer of the frame's query, which the guard needs too, so that it is sent once. The client is prepared first, because a page
 * may ask before the guard: an answer that the device keeps would neither be stored nor found without a network.
 */
const frame = async (client: ApolloClient): Promise<ShellQuery | undefined> =>
  (await client.query({ query: staffQuery(client), fetchPolicy: 'cache-first' })).data;

/** Returns the agency's current time, `YYYY-MM-DDTHH:mm`. */
const nowOf = (shell: ShellQuery): string => toWallTime(shell.agencyNow);

/**
 * The queries of the most used pages. A page's route sends them while the page's code is loaded, with the variables that the page itself
 * will use. They are loaded with the staff's first query and so need no request of their own.
 */
export const pageQueries = {
  dashboard: async (client: ApolloClient): Promise<void> => {
    const employee = (await frame(client))?.me?.employee;
    if (!employee) return;
    const closed = localStorage.getItem(setupClosedKey(employee.id)) === 'true';
    askAhead(client, DashboardDocument, dashboardVariables(employee.role, closed));
  },
  day: async (client: ApolloClient, { query }: PageAddress): Promise<void> => {
    const shell = await frame(client);
    if (shell) askAhead(client, DayBoardDocument, dayVariables(nowOf(shell), readListState(dayView, query)));
  },
  planning: async (client: ApolloClient, { query }: PageAddress): Promise<void> => {
    const shell = await frame(client);
    if (!shell) return;
    const state = readListState(planningView, query);
    const window = windowOf(state, nowOf(shell).slice(0, 10), isCompact());
    askAhead(client, PlanningDocument, planningVariables(window, toPlanningFilter(state)));
  },
  reservations: (client: ApolloClient, { query }: PageAddress): void =>
    askAhead(client, reservationsQuestion.query, listVariablesAt(reservationsQuestion, query)),
  rentals: (client: ApolloClient, { query }: PageAddress): void => {
    const question = rentalsQuestion();
    askAhead(client, question.query, listVariablesAt(question, query));
  },
  customers: (client: ApolloClient, { query }: PageAddress): void =>
    askAhead(client, customersQuestion.query, listVariablesAt(customersQuestion, query)),
  vehicles: (client: ApolloClient, { query }: PageAddress): void => {
    const { opened, located } = readListState(vehiclesQuestion.view, query);
    // The page then shows the position of one vehicle instead of the list.
    if (located) return;
    askAhead(client, vehiclesQuestion.query, listVariablesAt(vehiclesQuestion, query));
    if (opened) askAhead(client, VehicleSheetDocument, { id: opened });
  },
  rentalFile: (client: ApolloClient, { params }: PageAddress): void => {
    if (params.number) askAhead(client, RentalFileDocument, { number: params.number });
  },
};
