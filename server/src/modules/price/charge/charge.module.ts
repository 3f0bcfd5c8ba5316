import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { ChargeRule } from './charge.entity.js';
import { ChargeRuleReader } from './charge.reader.js';
import { ChargeRuleResolver } from './charge.resolver.js';
import { ChargeRuleService } from './charge.service.js';

interface Services extends Platform {
  readonly chargeEdits: ChargeRuleService;
  readonly charges: ChargeRuleReader;
}

export const chargeModule = {
  entities: [ChargeRule],
  snapshotRecords: [ChargeRule],
  fileColumns: [{ folder: 'options', table: 'charge_rule', column: 'image_file', holds: 'NAME' }],
  services: {
    chargeEdits: ({ em, files }: Platform) => new ChargeRuleService(em, files),
    charges: ({ reader, snapshots }: Platform) => new ChargeRuleReader(reader, snapshots),
  },
  resolvers: [
    resolver(ChargeRuleResolver, ({ chargeEdits, charges }: Services) => new ChargeRuleResolver(chargeEdits, charges)),
  ],
} satisfies ServerModule<never>;
