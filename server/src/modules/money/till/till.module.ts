import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { CashReports } from './cash-report.js';
import { CashReportResolver } from './cash-report.resolver.js';
import { Till } from './till.entity.js';
import { TillEntry } from './till-entry.entity.js';
import { TillEntryResolver, TillResolver } from './till.resolver.js';
import { TillService } from './till.service.js';

interface Services extends Platform {
  readonly agenciesById: AgenciesById;
  readonly employeesById: EmployeesById;
  readonly cashReports: CashReports;
  readonly tills: TillService;
}

export const tillModule = {
  entities: [Till, TillEntry],
  fileColumns: [{ folder: 'factures', table: 'till_entry', column: 'proof_file', holds: 'NAME' }],
  services: {
    cashReports: ({ reader }: Platform) => new CashReports(reader),
    tills: ({ em, reader, domainEvents, files, storedFiles }: Platform) =>
      new TillService({ em, reader, domainEvents, files, storedFiles }),
  },
  resolvers: [
    resolver(CashReportResolver, ({ cashReports }: Services) => new CashReportResolver(cashReports)),
    resolver(
      TillResolver,
      ({ tills, agenciesById, employeesById }: Services) => new TillResolver(tills, agenciesById, employeesById),
    ),
    resolver(TillEntryResolver, ({ tills }: Services) => new TillEntryResolver(tills)),
  ],
  register: ({ tills }: Services) => tills.register(),
} satisfies ServerModule<never>;
