import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import type { InspectionReader } from '../../handover/inspection/inspection.reader.js';
import type { InspectionService } from '../../handover/inspection/inspection.service.js';
import type { ReturnChargeReader } from '../../handover/return-charge/return-charge.reader.js';
import type { ReturnChargeService } from '../../handover/return-charge/return-charge.service.js';
import type { DepositReader } from '../deposit/deposit.reader.js';
import type { DepositService } from '../deposit/deposit.service.js';
import type { PaymentService } from '../payment/payment.service.js';
import { SettlementResolver } from './settlement.resolver.js';
import { SettlementService } from './settlement.service.js';

interface Services extends Platform {
  readonly deposits: DepositReader;
  readonly inspectionReader: InspectionReader;
  readonly inspections: InspectionService;
  readonly depositRecords: DepositService;
  readonly payments: PaymentService;
  readonly reservationsById: ReservationsById;
  readonly returnCharges: ReturnChargeService;
  readonly returnChargeReader: ReturnChargeReader;
  readonly settings: SettingsService;
  readonly settlements: SettlementService;
}

export const settlementModule = {
  services: {
    settlements: (services: Services) => {
      const { em, domainEvents, events, deposits, depositRecords, payments, settings } = services;
      const { returnCharges: charges, returnChargeReader: chargeReader, inspections, reservationsById } = services;
      return new SettlementService({
        ...{ em, domainEvents, events, deposits, depositRecords, payments, settings, charges, chargeReader },
        ...{ inspections, reservations: reservationsById },
      });
    },
  },
  resolvers: [
    resolver(
      SettlementResolver,
      ({ settlements, reservationsById, inspectionReader }: Services) =>
        new SettlementResolver(settlements, reservationsById, inspectionReader),
    ),
  ],
} satisfies ServerModule<never>;
