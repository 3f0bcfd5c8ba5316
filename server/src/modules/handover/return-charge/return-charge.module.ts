import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { ReservationLines } from '../../booking/reservation/reservation-lines.js';
import { ReturnCharge } from './return-charge.entity.js';
import { ReturnChargeReader } from './return-charge.reader.js';
import { ReturnChargeFieldsResolver, ReturnChargeResolver } from './return-charge.resolver.js';
import { ReturnChargeService } from './return-charge.service.js';

interface Services extends Platform {
  readonly employeesById: EmployeesById;
  readonly reservationLines: ReservationLines;
  readonly reservationsById: ReservationsById;
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
      ({ returnCharges, returnChargeReader, reservationsById }: Services) =>
        new ReturnChargeResolver(returnCharges, returnChargeReader, reservationsById),
    ),
    resolver(
      ReturnChargeFieldsResolver,
      ({ returnChargeReader, employeesById }: Services) =>
        new ReturnChargeFieldsResolver(returnChargeReader, employeesById),
    ),
  ],
  register: ({ returnCharges }: Services) => returnCharges.register(),
} satisfies ServerModule<never>;
