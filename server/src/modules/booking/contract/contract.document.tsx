import type { ContractSheet } from './contract-template.js';
import { ContractModel1 } from './ContractModel1.js';
import { ContractModel2 } from './ContractModel2.js';

/** Prints the contract in the model that its agency chose. */
export function documentOf(sheet: ContractSheet) {
  return sheet.theme === 'MODEL_2' ? ContractModel2({ sheet }) : ContractModel1({ sheet });
}
