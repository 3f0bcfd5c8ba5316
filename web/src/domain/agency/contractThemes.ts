import { t } from './texts';

/** The models of the contract to choose from. */
export const contractThemes = (['MODEL_1', 'MODEL_2'] as const).map((value) => ({
  value,
  label: t(`contract.themes.${value}`),
}));
