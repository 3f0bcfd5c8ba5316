import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { AuthService } from '../../people/account/auth.service.js';
import type { AmendmentReader } from '../../booking/amendment/amendment.reader.js';
import type { AmendmentDocuments } from '../../booking/contract/amendment-documents.js';
import type { ContractService } from '../../booking/contract/contract.service.js';
import type { ExtensionService } from '../../booking/extension/extension.service.js';
import type { DepositReader } from '../../money/deposit/deposit.reader.js';
import type { DepositStatementService } from '../../money/receipt/deposit-statement.service.js';
import type { InspectionReports } from '../../handover/inspection/inspection-reports.js';
import type { InvoiceService } from '../../money/invoice/invoice.service.js';
import type { PaymentService } from '../../money/payment/payment.service.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { AccountDeletionResolver } from './account-deletion.resolver.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { PersonalDataResolver } from './personal-data.resolver.js';
import { PersonalDataService } from './personal-data.service.js';
import { RetentionService } from './retention.service.js';
import { PRIVACY_RETENTION } from './privacy.jobs.js';

interface Services extends Platform {
  readonly accountDeletion: AccountDeletionService;
  readonly auth: AuthService;
  readonly amendmentDocuments: AmendmentDocuments;
  readonly amendments: AmendmentReader;
  readonly contracts: ContractService;
  readonly deposits: DepositReader;
  readonly extensions: ExtensionService;
  readonly depositStatements: DepositStatementService;
  readonly inspectionReports: InspectionReports;
  readonly invoices: InvoiceService;
  readonly payments: PaymentService;
  readonly reservations: ReservationService;
  readonly retention: RetentionService;
  readonly settings: SettingsService;
}

export const privacyModule = {
  jobs: [PRIVACY_RETENTION],
  services: {
    accountDeletion: ({ em, auth, storedFiles, reservations }: Services) =>
      new AccountDeletionService({ em, auth, storedFiles, reservations }),
    retention: ({ em, jobs, settings, accountDeletion: accounts, logger }: Services) =>
      new RetentionService({ em, jobs, settings, accounts, logger }),
    personalData: (services: Services) => {
      const { em, amendmentDocuments, amendments, contracts, files, inspectionReports, invoices, limits, payments } =
        services;
      return new PersonalDataService({
        ...{ em, amendmentDocuments, amendments, contracts, files, inspectionReports, invoices, limits, payments },
        deposits: services.deposits,
        extensions: services.extensions,
        depositStatements: services.depositStatements,
      });
    },
  },
  resolvers: [
    resolver(AccountDeletionResolver, ({ accountDeletion }: Services) => new AccountDeletionResolver(accountDeletion)),
    { type: PersonalDataResolver, make: () => new PersonalDataResolver() },
  ],
  register: ({ retention }: Services) => retention.register(),
} satisfies ServerModule<never>;
