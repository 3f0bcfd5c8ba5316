import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { ReservationLines } from '../../booking/reservation/reservation-lines.js';
import { ReturnCharge } from './return-charge.entity.js';
import { ReturnChargeReader } from './return-charge.reader.js';
import { ReturnChargeFieldsResolver, ReturnChargeResolver } from './return-charge.resolver.js';
import { ReturnChargeService } from './return-charge.service.js';

interface Services extends Platform {
  readonly reservationLines: ReservationLines;
  readonly returnCharges: ReturnChargeService;
  readonly returnChargeReader: ReturnChargeReader;
}

export const returnChargeModule = {
  entities: [ReturnCharge],
  services: {
    returnCharges: ({ em, domainEvents, events, jobs, reservationLines }: Services) =>
      new ReturnChargeService({ em, domainEvents, events, jobs, lines: reservationLines }),
    returnChargeReader: ({ em, reader }: Services) => new ReturnChargeReader(em, reader),
  },
  resolvers: [
    resolver(
      ReturnChargeResolver,
      ({ returnCharges, returnChargeReader }: Services) => new ReturnChargeResolver(returnCharges, returnChargeReader),
    ),
    resolver(
      ReturnChargeFieldsResolver,
      ({ returnChargeReader }: Services) => new ReturnChargeFieldsResolver(returnChargeReader),
    ),
  ],
  register: ({ returnCharges }: Services) => returnCharges.register(),
} satisfies ServerModule<never>;
