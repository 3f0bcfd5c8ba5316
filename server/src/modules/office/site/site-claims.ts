import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { VISITOR } from '../../../kernel/actor.js';
import { allOf } from '../../../platform/database/sql-parts.js';
import type { Reader } from '../../../platform/database/reader.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import { PLACES } from '../../base/settings/places.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { REGISTERED_DISCOUNT_PERCENT } from '../../fleet/quote/price-quote.js';
import { conditionsOf } from '../../fleet/vehicle/vehicle-conditions.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';

@ObjectType({ description: 'What the site may claim, because it is set up.' })
export class SiteClaims {
  @Field(() => Boolean, { description: 'Whether every vehicle of the site names its insurance.' })
  insured!: boolean;

  @Field(() => Int, { description: 'To how many places the vehicles of the site are delivered; 0 without vehicles.' })
  deliveryPlaces!: number;

  @Field(() => Int, {
    description: 'Percent that registered customers have off the rent of the vehicles of the site; 0 without vehicles.',
  })
  discountPercent!: number;

  @Field(() => Boolean, { description: 'Whether customers have come back from a rental.' })
  served!: boolean;
}

/** Tells what the site may claim (docs/rules/site.md#what-the-site-claims). */
export class SiteClaimsReader {
  constructor(
    private readonly reader: Reader,
    private readonly snapshots: Snapshots,
  ) {}

  read(): Promise<SiteClaims> {
    return this.snapshots.remember(['site claims'], async () => {
      const { shown, insured } = await this.vehicles();
      return {
        insured: shown > 0 && insured === shown,
        deliveryPlaces: shown > 0 ? PLACES.length : 0,
        discountPercent: shown > 0 ? REGISTERED_DISCOUNT_PERCENT : 0,
        served: await this.served(),
      };
    });
  }

  private vehicles(): Promise<{ shown: number; insured: number }> {
    return this.reader
      .tables<VehicleTable>()
      .selectFrom('vehicle as v')
      .select([
        sql<number>`count(*)::int`.as('shown'),
        sql<number>`count(*) filter (where v.insurance_insurer is not null and v.insurance_type is not null)::int`.as(
          'insured',
        ),
      ])
      .where(allOf(conditionsOf(VISITOR, undefined)))
      .executeTakeFirstOrThrow();
  }

  private async served(): Promise<boolean> {
    const returned = await this.reader
      .tables<ReservationTable>()
      .selectFrom('reservation')
      .select('id')
      .where('stage', 'in', [RentalStage.RETURNED, RentalStage.CLOSED])
      .limit(1)
      .executeTakeFirst();
    return returned !== undefined;
  }
}
