import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { cleanIdentityNumber, cleanName } from '../../../kernel/field-rules.js';
import { fullName } from '../../../kernel/full-name.js';
import { idOf } from '../../../kernel/ids.js';
import { formatMoney } from '../../../kernel/money.js';
import { agencyDay, toReadableDay } from '../../../kernel/time.js';
import { CustomerRating, type CustomerRecord, type CustomerTable } from '../../people/account/customer.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { namedAs, samePapers } from '../../people/customer/renters.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { DamageTable } from '../inspection/damage.entity.js';
import type { InspectionTable } from '../inspection/inspection.entity.js';
import type { CustomerWarningsInput } from './customer-warning.input.js';
import { type CustomerWarning, CustomerWarningCode } from './customer-warning.types.js';

/** Says what the desk should know of a person before it promises a vehicle (docs/rules/customers.md#warnings). */
export class CustomerWarningReader {
  constructor(
    private readonly reader: Reader,
    private readonly employees: EmployeesById,
  ) {}

  /** Returns the warnings about a person, the gravest first. Staff only. */
  async warnings(actor: Actor, input: CustomerWarningsInput, now = new Date()): Promise<CustomerWarning[]> {
    requireStaff(actor);
    const papers = samePapers({
      licenceNumber: cleanIdentityNumber(input.licenceNumber),
      nationalId: cleanIdentityNumber(input.nationalId),
      passportNumber: cleanIdentityNumber(input.passportNumber),
    });
    const conditions = [
      ...papers,
      ...(input.customerId == null ? [] : [sql<boolean>`c.id = ${idOf(input.customerId)}`]),
    ];
    if (conditions.length === 0) return [];
    const [lastName, firstName] = [cleanName(input.lastName), cleanName(input.firstName)];
    const same = lastName && firstName ? namedAs({ lastName, firstName }) : sql<boolean>`true`;
    const found = await this.reader
      .tables<CustomerTable>()
      .selectFrom('customer as c')
      .selectAll('c')
      .select(same.as('sameName'))
      .where('c.archivedAt', 'is', null)
      .where(sql<boolean>`(${sql.join(conditions, sql` or `)})`)
      .orderBy('c.id')
      .execute();
    const isPerson = ({ id, sameName }: (typeof found)[number]): boolean =>
      sameName || (input.customerId != null && id === idOf(input.customerId));
    const person = found.filter(isPerson);
    return [
      ...(await this.ratings(person)),
      ...(await this.unpaid(person)),
      ...(await this.damage(person)),
      ...expiredLicences(person, now),
      ...found.filter((each) => !isPerson(each)).map(samePapersAs),
    ];
  }

  private ratings(person: readonly CustomerRecord[]): Promise<CustomerWarning[]> {
    const rated = person.filter(({ rating }) => rating === CustomerRating.IRRESPONSIBLE);
    return Promise.all(
      rated.map(async ({ id, ratingReason, ratingReviewOn, ratedById }) => {
        const author = await this.employees.find(ratedById);
        const details = [
          // A reason is often typed as a sentence.
          ratingReason?.replace(/\.$/u, ''),
          author && `noté par ${fullName(author)}`,
          ratingReviewOn && `à revoir le ${toReadableDay(ratingReviewOn)}`,
        ].filter((detail) => detail != null);
        return {
          code: CustomerWarningCode.IRRESPONSIBLE,
          message: ['Client irresponsable', details.join(', ')].filter((part) => part !== '').join(' : '),
          customerId: id,
        };
      }),
    );
  }

  private async unpaid(person: readonly CustomerRecord[]): Promise<CustomerWarning[]> {
    const rows = await this.reader
      .tables<ReservationTable & CustomerTable>()
      .selectFrom('reservation as r')
      .innerJoin('customer as c', (join) => join.on(sql<boolean>`c.id in (r.customer_id, r.renter_id)`))
      .select([
        'c.id',
        sql<string>`sum(r.total - coalesce(r.advance, 0))::text`.as('due'),
        sql<number>`count(*)::int`.as('rentals'),
      ])
      .where(sql<boolean>`c.id = any(${person.map(({ id }) => id)})`)
      .where(
        sql<boolean>`r.status = 'ACCEPTED' and r.stage in ('RETURNED', 'CLOSED') and r.total > coalesce(r.advance, 0)`,
      )
      .groupBy('c.id')
      .execute();
    return rows.map(({ id, due, rentals }) => ({
      code: CustomerWarningCode.UNPAID,
      message: `Reste à payer : ${formatMoney(due)} sur ${rentals === 1 ? 'une location rentrée' : `${rentals} locations rentrées`}`,
      customerId: id,
    }));
  }

  private async damage(person: readonly CustomerRecord[]): Promise<CustomerWarning[]> {
    const rows = await this.reader
      .tables<DamageTable & InspectionTable & ReservationTable & CustomerTable>()
      .selectFrom('vehicleDamage as d')
      .innerJoin('inspection as i', 'i.id', 'd.inspectionId')
      .innerJoin('reservation as r', 'r.id', 'i.reservationId')
      .innerJoin('customer as c', (join) => join.on(sql<boolean>`c.id in (r.customer_id, r.renter_id)`))
      .select(['c.id', sql<number>`count(*)::int`.as('count')])
      .where(sql<boolean>`c.id = any(${person.map(({ id }) => id)})`)
      .where('d.repairId', 'is', null)
      .where(sql<boolean>`i.kind = 'RETURN' and i.status = 'COMPLETED'`)
      .groupBy('c.id')
      .execute();
    return rows.map(({ id, count }) => ({
      code: CustomerWarningCode.OPEN_DAMAGE,
      message:
        count === 1
          ? "Un dommage constaté à son retour n'est pas réparé"
          : `${count} dommages constatés à ses retours ne sont pas réparés`,
      customerId: id,
    }));
  }
}

function expiredLicences(person: readonly CustomerRecord[], now: Date): CustomerWarning[] {
  return person.flatMap(({ id, licenceExpiresOn }) =>
    licenceExpiresOn !== null && licenceExpiresOn < agencyDay(now)
      ? [
          {
            code: CustomerWarningCode.LICENCE_EXPIRED,
            message: `Permis expiré le ${toReadableDay(licenceExpiresOn)}`,
            customerId: id,
          },
        ]
      : [],
  );
}

function samePapersAs(other: CustomerRecord): CustomerWarning {
  return {
    code: CustomerWarningCode.SAME_PAPERS,
    message: `Une pièce porte le même numéro que celle de ${fullName(other)}`,
    customerId: other.id,
  };
}
