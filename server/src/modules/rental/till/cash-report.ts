import { sql } from 'kysely';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { Reader } from '../../../platform/database/reader.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { addMoney, type Money } from '../../../kernel/money.js';
import { calendarDay, parseDay, parseInstant } from '../../../kernel/time.js';
import { METHOD_LABELS } from '../payment/payment.labels.js';
import type { CashMethod } from './till.enums.js';

/** Names each method as pages, the document and the workbook do. */
export const CASH_METHOD_LABELS: Readonly<Record<CashMethod, string>> = {
  ...METHOD_LABELS,
  CARD_IMPRINT: 'Empreinte de carte',
};

/** What one employee took and gave back in one agency by one method, in Dh; less is negative. */
export interface CashReportRow {
  readonly agencyId: number;
  readonly agency: string;
  /** Null for access keys. */
  readonly employeeId: number | null;
  readonly employee: string | null;
  readonly method: CashMethod;
  /** Advances and payments, less what was taken back of them. */
  readonly payments: Money;
  readonly refunds: Money;
  /** Stamp duty that was collected with the payments, less what was taken back. */
  readonly stampDuties: Money;
  /** Deposits that were left, less those that went back. */
  readonly deposits: Money;
  /** Expenses and bank deposits out of the till. */
  readonly movements: Money;
}

/** Everything that was entered on a day of the agency. */
export interface DayReport {
  readonly day: string;
  readonly rows: readonly CashReportRow[];
}

/** Which entries a report is about. */
export interface CashReportCriteria {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly agencyId: number | undefined;
}

/** Gives the sum of a row, in Dh: 0 for card imprints, which are no money. */
export function rowTotal({ method, payments, refunds, stampDuties, deposits, movements }: CashReportRow): Money {
  if (method === 'CARD_IMPRINT') return '0.00';
  return addMoney(payments, refunds, stampDuties, deposits, movements);
}

/** Reports each day's payments, deposits and cash movements from their ledgers (docs/rules/payments.md#the-report-of-the-day). */
export class CashReports {
  constructor(private readonly reader: Reader) {}

  /** What was entered on a day, by agency, employee and method: one's own entries, all of them for an Admin. Staff only. */
  async of(actor: Actor, { day: asked, agencyId }: CashReportCriteria): Promise<DayReport> {
    requireStaff(actor);
    const day = parseDay(asked);
    if (!day) throw new ValidationError({ day: ['La date est incorrecte.'] });
    const own = actor.kind === 'admin' ? sql`true` : sql`x.employee_id = ${employeeIdOf(actor)}`;
    const from = parseInstant(`${day} 00:00`);
    const to = parseInstant(`${calendarDay(day, 1)} 00:00`);
    const rows = await this.reader.rows(
      sql<CashReportRow>`select x.agency_id as "agencyId", a.name as agency, x.employee_id as "employeeId",
          e.first_name || ' ' || e.last_name as employee, x.method,
          sum(x.payments)::numeric(12,2)::text as payments, sum(x.refunds)::numeric(12,2)::text as refunds,
          sum(x.duties)::numeric(12,2)::text as "stampDuties",
          sum(x.deposits)::numeric(12,2)::text as deposits, sum(x.movements)::numeric(12,2)::text as movements
        from (
          select coalesce(p.agency_id, v.agency_id) as agency_id, p.recorded_by_id as employee_id, p.method::text as method, p.created_at,
            case when p.kind <> 'REFUND' then p.amount else 0 end as payments, case when p.kind = 'REFUND' then p.amount else 0 end as refunds,
            coalesce(p.stamp_duty, 0) as duties, 0 as deposits, 0 as movements
          from payment p join reservation r on r.id = p.reservation_id join vehicle v on v.id = r.vehicle_id
          union all
          select d.agency_id, d.recorded_by_id, coalesce(d.method::text, 'DEPOSIT'), d.created_at, 0, 0, 0, d.amount, 0
          from deposit_entry d left join deposit_entry k on k.id = d.corrects_id
          where d.method is not null or d.payment_id is not null or k.payment_id is not null
          union all
          select t.agency_id, t.employee_id, 'CASH', m.created_at, 0, 0, 0, 0, m.amount
          from till_entry m join till t on t.id = m.till_id where m.kind in ('EXPENSE', 'BANK')
        ) x join agency a on a.id = x.agency_id left join employee e on e.id = x.employee_id
        where x.created_at >= ${from} and x.created_at < ${to} and ${own}
          and ${agencyId === undefined ? sql`true` : sql`x.agency_id = ${agencyId}`}
        group by x.agency_id, a.name, x.employee_id, e.first_name, e.last_name, x.method
        order by a.name, x.agency_id, e.last_name nulls last, e.first_name, x.employee_id, x.method`,
    );
    return { day, rows };
  }

  /** The same as a workbook. The report is read now, so that refusals come at once. */
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
        ],
        rows,
      ),
    );
  }
}
