import { SimpleGrid, Text } from '@mantine/core';
import { WholeField } from '../../kit/form/WholeField';
import type { ServerForm } from '../../kit/form/useServerForm';
import { formatMoney } from '../../platform/format/format';
import { fromCentimes } from '../../platform/money/money';
import { t } from './texts';

/** The notes and coins of the dirham in use, by their value in centimes, the largest first. */
const denominations = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10] as const;

/** How many notes and coins of each value were counted, by their value in centimes. */
export type Pieces = Record<string, number | string>;

/** Returns the sum of the pieces in centimes; null if nothing was counted. */
export const sumOfPieces = (pieces: Pieces): number | null => {
  const counted = denominations.filter((value) => Number.isInteger(pieces[value]));
  return counted.length === 0 ? null : counted.reduce((sum, value) => sum + value * Number(pieces[value]), 0);
};

interface CashCountProps {
  form: Pick<ServerForm<{ pieces: Pieces; countedAmount: number | string }>, 'values' | 'setValues'>;
}

/** Counts the cash of a till by notes and coins; the sum is written into the counted amount. */
export const CashCount = ({ form }: CashCountProps) => {
  const { pieces } = form.values;
  const count = (value: number, typed: number | string): void => {
    const changed = { ...pieces, [value]: typed };
    const sum = sumOfPieces(changed);
    form.setValues({ pieces: changed, countedAmount: sum === null ? '' : sum / 100 });
  };
  return (
    <details>
      <summary>{t('pieces.byPieces')}</summary>
      <SimpleGrid cols={{ base: 2, xs: 3 }} mt="xs">
        {denominations.map((value) => (
          <WholeField
            key={value}
            label={t(value >= 2_000 ? 'pieces.note' : 'pieces.coin', { value: formatMoney(fromCentimes(value)) })}
            value={pieces[value] ?? ''}
            onChange={(typed) => count(value, typed)}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="xs">
        {t('pieces.hint')}
      </Text>
    </details>
  );
};
