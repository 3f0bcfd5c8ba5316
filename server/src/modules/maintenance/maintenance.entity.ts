import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../infra/database/base.entity.js';
import type { Money } from '../../shared/money.js';
import { ServiceProvider } from '../provider/service-provider.entity.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';

/** The eight natures of spec/2-back-office §9. */
export enum MaintenanceNature {
  REGISTRATION_CARD = 'REGISTRATION_CARD',
  TECHNICAL_INSPECTION = 'TECHNICAL_INSPECTION',
  OIL_CHANGE = 'OIL_CHANGE',
  SERVICING = 'SERVICING',
  TIMING_BELT = 'TIMING_BELT',
  TACHOGRAPH = 'TACHOGRAPH',
  FIRE_EXTINGUISHER = 'FIRE_EXTINGUISHER',
  AUTHORISATION_CARD = 'AUTHORISATION_CARD',
}

/** Work done on a vehicle, and when it is due again. */
@Entity()
export class Maintenance extends BaseEntity {
  @Index()
  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  @ManyToOne(() => ServiceProvider, { ref: true, nullable: true })
  provider?: Ref<ServiceProvider>;

  @Enum({ items: () => MaintenanceNature })
  nature!: MaintenanceNature;

  /** Odometer at the time of the work, km. */
  @Property({ type: 'integer', nullable: true })
  odometerKm?: number;

  /** Due again at this odometer, km. */
  @Property({ type: 'integer', nullable: true })
  nextOdometerKm?: number;

  @Property({ type: 'date' })
  performedOn!: string;

  /** Due again on this day. */
  @Property({ type: 'date', nullable: true })
  nextOn?: string;

  @Property({ type: 'text', nullable: true })
  description?: string;

  /** Dh. */
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  cost: Money = '0.00';

  /** File name within the invoices' folder of the store. */
  @Property({ type: 'text', nullable: true })
  invoiceFile?: string;

  @Property({ type: 'integer', version: true })
  version!: number;
}
