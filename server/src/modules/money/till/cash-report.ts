import { sql, type Kysely } from 'kysely';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { addMoney, type Money } from '../../../kernel/money.js';
import { parseDay, startOfDay } from '../../../kernel/time.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { AgencyTable } from '../../fleet/agency/agency.entity.js';
import type { EmployeeTable } from '../../people/account/employee.entity.js';
import { METHOD_LABELS } from '../payment/payment.labels.js';
import type { PaymentTable } from '../payment/payment.entity.js';
import type { DepositEntryTable } from '../deposit/deposit-entry.entity.js';
import { type CashMethod, TillEntryKind } from './till.enums.js';
import type { TillTable } from './till.entity.js';
import type { TillEntryTable } from './till-entry.entity.js';

/** French name of each method, for pages, the document and the workbook. */
export const CASH_METHOD_LABELS: Readonly<Record<CashMethod, string>> = {
  ...METHOD_LABELS,
  CARD_IMPRINT: 'Empreinte de carte',
};

/** Heading of the part of the total that is in no till. */
export const OUTSIDE_TILL = 'Dont hors caisse';

/** The entries of one employee in one agency by one method, in Dh; outgoing money is negative. */
export interface CashReportRow {
  readonly agencyId: number;
  readonly agency: string;
  /** Null for access keys. */
  readonly employeeId: number | null;
  readonly employee: string | null;
  readonly method: CashMethod;
  /** Advances and payments, minus reversals. */
  readonly payments: Money;
  readonly refunds: Money;
  /** Stamp duty collected with the payments, minus reversals. */
  readonly stampDuties: Money;
  /** Deposits taken, minus deposits returned. */
  readonly deposits: Money;
  /** Expenses and bank deposits from the till. */
  readonly movements: Money;
  /** The part of the sum that is cash in no till, because nobody with an open till entered it. */
  readonly outsideTill: Money;
}

/** All entries of an agency's calendar day. */
export interface DayReport {
  readonly day: string;
  readonly rows: readonly CashReportRow[];
}

/** Selects the entries of a report. */
export interface CashReportCriteria {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly agencyId: number | undefined;
}

/** Tells whether a row is about money. Card imprints are not, so they are in no sum. */
export function isMoney({ method }: CashReportRow): boolean {
  return method !== 'CARD_IMPRINT';
}

/** Returns the sum of a row, in Dh; 0 for card imprints. */
export function rowTotal(row: CashReportRow): Money {
  const { payments, refunds, stampDuties, deposits, movements } = row;
  if (!isMoney(row)) return '0.00';
  return addMoney(payments, refunds, stampDuties, deposits, movements);
}

type Tables = PaymentTable &
  DepositEntryTable &
  TillEntryTable &
  TillTable &
  ReservationTable &
  VehicleTable &
  AgencyTable &
  EmployeeTable;

/** Reports each day's payments, deposits and cash movements from their ledgers (docs/rules/payments.md#the-report-of-the-day). */
export class CashReports {
  constructor(private readonly reader: Reader) {}

  /** Returns the entries of a day by agency, employee and method: all to an Admin, their own to employees. Staff only. */
  async of(actor: Actor, { day: asked, agencyId }: CashReportCriteria): Promise<DayReport> {
    requireStaff(actor);
    const day = parseDay(asked);
    if (!day) throw new ValidationError({ day: ['La date est incorrecte.'] });
    const [from, to] = [startOfDay(day), startOfDay(day, 1)];
    const sumOf = (column: string) => sql<Money>`sum(${sql.ref(`x.${column}`)})::numeric(16,2)::text`;
    let query = this.tables
      .selectFrom(this.entries().as('x'))
      .innerJoin('agency as a', 'a.id', 'x.agencyId')
      .leftJoin('employee as e', 'e.id', 'x.employeeId')
      .select(['x.agencyId', 'a.name as agency', 'x.employeeId', 'x.method'])
      .select([
        sql<string | null>`e.first_name || ' ' || e.last_name`.as('employee'),
        sumOf('payments').as('payments'),
        sumOf('refunds').as('refunds'),
        sumOf('stampDuties').as('stampDuties'),
        sumOf('deposits').as('deposits'),
        sumOf('movements').as('movements'),
        sumOf('outsideTill').as('outsideTill'),
      ])
      .where('x.createdAt', '>=', from)
      .where('x.createdAt', '<', to);
    if (actor.kind !== 'admin') query = query.where('x.employeeId', '=', employeeIdOf(actor));
    if (agencyId !== undefined) query = query.where('x.agencyId', '=', agencyId);
    const rows = await query
      .groupBy(['x.agencyId', 'a.name', 'x.employeeId', 'e.firstName', 'e.lastName', 'x.method'])
      .orderBy('a.name')
      .orderBy('x.agencyId')
      .orderBy('e.lastName', (order) => order.asc().nullsLast())
      .orderBy('e.firstName')
      .orderBy('x.employeeId')
      .orderBy('x.method')
      .execute();
    return { day, rows };
  }

  /** Selects the entries of the three ledgers, with each amount in its column. */
  private entries() {
    const none = sql<Money>`0`;
    const payments = this.tables
      .selectFrom('payment as p')
      .innerJoin('reservation as r', 'r.id', 'p.reservationId')
      .innerJoin('vehicle as v', 'v.id', 'r.vehicleId')
      .leftJoin('tillEntry as m', 'm.paymentId', 'p.id')
      .select([
        sql<number>`coalesce(p.agency_id, v.agency_id)`.as('agencyId'),
        'p.recordedById as employeeId',
        sql<CashMethod>`p.method::text`.as('method'),
        'p.createdAt',
        sql<Money>`case when p.kind <> 'REFUND' then p.amount else 0 end`.as('payments'),
        sql<Money>`case when p.kind = 'REFUND' then p.amount else 0 end`.as('refunds'),
        sql<Money>`coalesce(p.stamp_duty, 0)`.as('stampDuties'),
        none.as('deposits'),
        none.as('movements'),
        sql<Money>`case when p.method = 'CASH' and m.id is null then p.amount + coalesce(p.stamp_duty, 0) else 0 end`.as(
          'outsideTill',
        ),
      ]);
    const deposits = this.tables
      .selectFrom('depositEntry as d')
      .leftJoin('depositEntry as k', 'k.id', 'd.correctsId')
      .leftJoin('tillEntry as m', 'm.depositEntryId', 'd.id')
      .select([
        'd.agencyId',
        'd.recordedById as employeeId',
        sql<CashMethod>`coalesce(d.method::text, 'DEPOSIT')`.as('method'),
        'd.createdAt',
        none.as('payments'),
        none.as('refunds'),
        none.as('stampDuties'),
        'd.amount as deposits',
        none.as('movements'),
        sql<Money>`case when d.method = 'CASH' and m.id is null then d.amount else 0 end`.as('outsideTill'),
      ])
      .where((eb) =>
        eb.or([eb('d.method', 'is not', null), eb('d.paymentId', 'is not', null), eb('k.paymentId', 'is not', null)]),
      );
    const movements = this.tables
      .selectFrom('tillEntry as m')
      .innerJoin('till as t', 't.id', 'm.tillId')
      .select([
        't.agencyId',
        't.employeeId',
        sql<CashMethod>`'CASH'`.as('method'),
        'm.createdAt',
        none.as('payments'),
        none.as('refunds'),
        none.as('stampDuties'),
        none.as('deposits'),
        'm.amount as movements',
        none.as('outsideTill'),
      ])
      .where('m.kind', 'in', [TillEntryKind.EXPENSE, TillEntryKind.BANK]);
    return payments.unionAll(deposits).unionAll(movements);
  }

  private get tables(): Kysely<Tables> {
    return this.reader.tables();
  }

  /** Prepares the same as a workbook. The report is read at once, so that errors are thrown here and not during the download. */
  async workbook(actor: Actor, criteria: CashReportCriteria): Promise<PreparedFile> {
    const { day, rows } = await this.of(actor, criteria);
    return workbookFile(`caisse-${day}.xlsx`, () =>
      makeWorkbook<CashReportRow>(
        `Caisse du ${day}`,
        [
          { title: HEADINGS.agency, value: ({ agency }) => agency },
          { title: 'Employé', value: ({ employee }) => employee ?? 'Clé d’accès' },
          { title: 'Mode', value: ({ method }) => CASH_METHOD_LABELS[method] },
          { title: 'Paiements', kind: 'money', value: ({ payments }) => payments },
          { title: 'Remboursements', kind: 'money', value: ({ refunds }) => refunds },
          { title: 'Droit de timbre', kind: 'money', value: ({ stampDuties }) => stampDuties },
          { title: 'Cautions', kind: 'money', value: ({ deposits }) => deposits },
          { title: 'Dépenses et banque', kind: 'money', value: ({ movements }) => movements },
          { title: HEADINGS.total, kind: 'money', value: rowTotal },
          { title: OUTSIDE_TILL, kind: 'money', value: ({ outsideTill }) => outsideTill },
        ],
        rows,
      ),
    );
  }
}
