import { CommandFields, type Sent, unlessEmpty } from '../../../kernel/commands.js';
import { idSent } from '../../../kernel/ids.js';
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

type Fields = Omit<Required<ContractPreviewInput>, 'agencyId'> & { readonly agencyId: number };

const PREVIEW = new CommandFields<Fields>({
  validatedBy: ContractPreviewInput,
  clean: { agencyId: idSent, contractTheme: unlessEmpty, contractConditions: cleanConditions },
  clearable: ['contractConditions'],
});

/** Parses what a preview of the contract shows. Throws ValidationError with all invalid fields. */
export function parseContractPreview(sent: Sent<ContractPreviewInput>): ContractPreview {
  const { agencyId, contractTheme, contractConditions } = PREVIEW.parse(sent);
  return { agencyId, theme: contractTheme, conditions: contractConditions };
}
