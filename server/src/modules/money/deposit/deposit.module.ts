import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { PaymentLedger } from '../payment/payment-ledger.js';
import type { ReturnChargeReader } from '../../handover/return-charge/return-charge.reader.js';
import type { StageService } from '../../handover/stage/stage.service.js';
import type { ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { ReservationLines } from '../../booking/reservation/reservation-lines.js';
import { depositCondition } from './deposit-conditions.js';
import { DepositEntry } from './deposit-entry.entity.js';
import { IMPRINT_CHECK } from './deposit.jobs.js';
import { DepositEntryResolver, DepositResolver } from './deposit.resolver.js';
import { DepositReader } from './deposit.reader.js';
import { DepositService } from './deposit.service.js';
import { DepositSettings } from './deposit-settings.entity.js';
import { DepositSettingsService } from './deposit-settings.service.js';
import { ImprintCheckService } from './imprint-check.service.js';
import { KeptChargeResolver } from './kept-charge.resolver.js';
import { PromisedDeposits } from './promised-deposits.js';
import { reopenForDeposits } from './reopening.js';

interface Services extends Platform {
  readonly agenciesById: AgenciesById;
  readonly employeesById: EmployeesById;
  readonly deposits: DepositReader;
  readonly depositRecords: DepositService;
  readonly depositSettings: DepositSettingsService;
  readonly ledger: PaymentLedger;
  readonly rentalStages: StageService;
  readonly reservationLines: ReservationLines;
  readonly reservationsById: ReservationsById;
  readonly returnChargeReader: ReturnChargeReader;
}

export const depositModule = {
  entities: [DepositEntry, DepositSettings],
  snapshotRecords: [DepositSettings],
  jobs: [IMPRINT_CHECK],
  services: {
    depositCondition: () => depositCondition,
    depositSettings: ({ em, snapshots }: Platform) => new DepositSettingsService(em, snapshots),
    deposits: ({ em, reservationLines }: Services) => new DepositReader(em, reservationLines),
    depositRecords: ({ em, domainEvents, events, jobs, ledger, depositSettings }: Services) =>
      new DepositService({ em, domainEvents, events, jobs, ledger, promised: new PromisedDeposits(depositSettings) }),
  },
  resolvers: [
    resolver(
      DepositResolver,
      ({ deposits, depositRecords, depositSettings, reservationsById }: Services) =>
        new DepositResolver(depositRecords, deposits, depositSettings, reservationsById),
    ),
    resolver(
      DepositEntryResolver,
      ({ employeesById, agenciesById }: Services) => new DepositEntryResolver(employeesById, agenciesById),
    ),
    resolver(KeptChargeResolver, ({ returnChargeReader }: Services) => new KeptChargeResolver(returnChargeReader)),
  ],
  register: ({ em, reader, domainEvents, jobs, depositRecords, rentalStages }: Services) => {
    depositRecords.register();
    reopenForDeposits(domainEvents, rentalStages);
    new ImprintCheckService({ em, reader, domainEvents, jobs }).register();
  },
} satisfies ServerModule<never>;
