import { sql } from 'kysely';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { addMoney, type Money } from '../../../kernel/money.js';
import { parseDay, startOfDay } from '../../../kernel/time.js';
import { METHOD_LABELS } from '../payment/payment.labels.js';
import type { CashMethod } from './till.enums.js';

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

/** Reports each day's payments, deposits and cash movements from their ledgers (docs/rules/payments.md#the-report-of-the-day). */
export class CashReports {
  constructor(private readonly reader: Reader) {}

  /** Returns the entries of a day by agency, employee and method: all to an Admin, their own to employees. Staff only. */
  async of(actor: Actor, { day: asked, agencyId }: CashReportCriteria): Promise<DayReport> {
    requireStaff(actor);
    const day = parseDay(asked);
    if (!day) throw new ValidationError({ day: ['La date est incorrecte.'] });
    const own = actor.kind === 'admin' ? sql`true` : sql`x.employee_id = ${employeeIdOf(actor)}`;
    const [from, to] = [startOfDay(day), startOfDay(day, 1)];
    const rows = await this.reader.rows(
      sql<CashReportRow>`select x.agency_id as "agencyId", a.name as agency, x.employee_id as "employeeId",
          e.first_name || ' ' || e.last_name as employee, x.method,
          sum(x.payments)::numeric(16,2)::text as payments, sum(x.refunds)::numeric(16,2)::text as refunds,
          sum(x.duties)::numeric(16,2)::text as "stampDuties",
          sum(x.deposits)::numeric(16,2)::text as deposits, sum(x.movements)::numeric(16,2)::text as movements,
          sum(x.outside)::numeric(16,2)::text as "outsideTill"
        from (
          select coalesce(p.agency_id, v.agency_id) as agency_id, p.recorded_by_id as employee_id, p.method::text as method, p.created_at,
            case when p.kind <> 'REFUND' then p.amount else 0 end as payments, case when p.kind = 'REFUND' then p.amount else 0 end as refunds,
            coalesce(p.stamp_duty, 0) as duties, 0 as deposits, 0 as movements,
            case when p.method = 'CASH' and m.id is null then p.amount + coalesce(p.stamp_duty, 0) else 0 end as outside
          from payment p join reservation r on r.id = p.reservation_id join vehicle v on v.id = r.vehicle_id
          left join till_entry m on m.payment_id = p.id
          union all
          select d.agency_id, d.recorded_by_id, coalesce(d.method::text, 'DEPOSIT'), d.created_at, 0, 0, 0, d.amount, 0,
            case when d.method = 'CASH' and m.id is null then d.amount else 0 end
          from deposit_entry d left join deposit_entry k on k.id = d.corrects_id left join till_entry m on m.deposit_entry_id = d.id
          where d.method is not null or d.payment_id is not null or k.payment_id is not null
          union all
          select t.agency_id, t.employee_id, 'CASH', m.created_at, 0, 0, 0, 0, m.amount, 0
          from till_entry m join till t on t.id = m.till_id where m.kind in ('EXPENSE', 'BANK')
        ) x join agency a on a.id = x.agency_id left join employee e on e.id = x.employee_id
        where x.created_at >= ${from} and x.created_at < ${to} and ${own}
          and ${agencyId === undefined ? sql`true` : sql`x.agency_id = ${agencyId}`}
        group by x.agency_id, a.name, x.employee_id, e.first_name, e.last_name, x.method
        order by a.name, x.agency_id, e.last_name nulls last, e.first_name, x.employee_id, x.method`,
    );
    return { day, rows };
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
