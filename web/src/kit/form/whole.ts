import { t } from '../texts';

/** Returns the error of a number field whose value has decimals or a minus sign; undefined if it has none or is empty. */
export const wholeProblem = (value: number | string | bigint | undefined): string | undefined =>
  value === undefined || value === '' || (Number.isInteger(Number(value)) && Number(value) >= 0)
    ? undefined
    : t('form.notWhole');
