import { CommandFields, type Sent, unlessEmpty } from '../../../kernel/commands.js';
import { idOf } from '../../../kernel/ids.js';
import type { ContractTheme } from '../../fleet/agency/agency.entity.js';
import { cleanConditions } from '../../fleet/agency/contract-conditions.js';
import { ContractPreviewInput } from './contract.input.js';

/** What a preview of the contract shows. */
export interface ContractPreview {
  readonly agencyId: number;
  readonly theme: ContractTheme;
  /** Null for the default. */
  readonly conditions: string | null;
}

const PREVIEW = new CommandFields<Required<ContractPreviewInput>>({
  validatedBy: ContractPreviewInput,
  clean: { agencyId: unlessEmpty, contractTheme: unlessEmpty, contractConditions: cleanConditions },
  clearable: ['contractConditions'],
});

/** Parses what a preview of the contract shows. Throws ValidationError with all invalid fields. */
export function parseContractPreview(sent: Sent<ContractPreviewInput>): ContractPreview {
  const { agencyId, contractTheme, contractConditions } = PREVIEW.parse(sent);
  return { agencyId: idOf(agencyId), theme: contractTheme, conditions: contractConditions };
}
