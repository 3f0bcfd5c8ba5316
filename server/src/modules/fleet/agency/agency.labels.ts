import type { ContractTheme } from './agency.entity.js';

/** French name of each model of the printed contract, for workbooks. */
export const CONTRACT_LABELS: Readonly<Record<ContractTheme, string>> = { MODEL_1: 'Modèle 1', MODEL_2: 'Modèle 2' };
