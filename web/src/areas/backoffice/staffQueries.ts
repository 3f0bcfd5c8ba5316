import type { ApolloClient } from '@apollo/client';
import { customersQuestion } from '../../features/customer-desk/customersQuestion';
import { DayBoardDocument } from '../../features/day/DayBoard.generated';
import { dayVariables } from '../../features/day/dayParts';
import { PlanningDocument } from '../../features/planning/Planning.generated';
import { planningVariables, planningView, toPlanningFilter, windowOf } from '../../features/planning/planningView';
import { rentalsQuestion } from '../../features/rental/rentalsQuestion';
import { RentalFileDocument } from '../../features/rental-file/RentalFile.generated';
import { DashboardDocument } from '../../features/reporting/Dashboard.generated';
import { dashboardVariables, setupClosedKey } from '../../features/reporting/dashboardQuestion';
import { reservationsQuestion } from '../../features/reservation-desk/reservationsQuestion';
import { vehiclesQuestion } from '../../features/vehicle-desk/vehiclesQuestion';
import { VehicleSheetDocument } from '../../features/vehicle-desk/VehicleSheet.generated';
import { listVariablesAt } from '../../kit/list/listQuestion';
import { askAhead } from '../../lib/askAhead';
import { keepAnswers } from '../../lib/keptAnswers';
import type { PageAddress } from '../../lib/pageLoader';
import { toWallTime } from '../../lib/time';
import { isCompact } from '../../ui/list/useCompact';
import { readListState } from '../../ui/list/listParams';
import { ShellDocument, type ShellQuery } from './Shell.generated';

const prepared = new WeakSet<ApolloClient>();

/** Prepares the client for the staff's pages, once, and gives the first query of theirs. */
export const staffQuery = (client: ApolloClient): typeof ShellDocument => {
  if (!prepared.has(client)) keepAnswers(client);
  prepared.add(client);
  return ShellDocument;
};

/** What the frame's query says, which the guard asks at the same time: it is sent once. */
const frame = async (client: ApolloClient): Promise<ShellQuery | undefined> =>
  (await client.query({ query: ShellDocument, fetchPolicy: 'cache-first' })).data;

/** The agency's present, `YYYY-MM-DDTHH:mm`. */
const nowOf = (shell: ShellQuery): string => toWallTime(shell.agencyNow);

/**
 * The queries of the great pages, by page: a page's route asks them while the page's code is loaded, with the variables that the page itself
 * will ask with. Loaded with the staff's first query, so that they cost no request of their own.
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
    if (shell) askAhead(client, DayBoardDocument, dayVariables(nowOf(shell), query));
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
    // The position of one vehicle takes the place of the list.
    if (located) return;
    askAhead(client, vehiclesQuestion.query, listVariablesAt(vehiclesQuestion, query));
    if (opened) askAhead(client, VehicleSheetDocument, { id: opened });
  },
  rentalFile: (client: ApolloClient, { params }: PageAddress): void => {
    if (params.number) askAhead(client, RentalFileDocument, { number: params.number });
  },
};
