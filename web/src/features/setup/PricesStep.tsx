import { Checkbox, Skeleton, Text } from '@mantine/core';
import { useRef } from 'react';
import { AmountField } from '../../kit/form/AmountField';
import { FormPart } from '../../kit/form/FormPart';
import { useServerForm } from '../../kit/form/useServerForm';
import { WholeField } from '../../kit/form/WholeField';
import { Loaded } from '../../kit/state/Loaded';
import { attempt } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import {
  useAddSampleExtraMutation,
  useSetFirstDepositsMutation,
  useSetFirstKmMutation,
  useSetupPricesQuery,
  type SetupPricesQuery,
} from './PricesStep.generated';
import {
  depositInput,
  kmInput,
  lowestPrice,
  pricesDraft,
  pricesProblems,
  sampleInput,
  samples,
  type PricesDraft,
} from './pricesStepDraft';
import classes from './SetupChecklist.module.css';
import { StepForm } from './StepForm';
import { StepGrid } from './StepGrid';
import type { StepProps } from './stepProps';
import { t } from './texts';

interface FieldsProps extends StepProps {
  stored: SetupPricesQuery;
}

/** Saves the parts of the step one after the other; what was saved before a refusal is not saved again. */
const useSavePrices = (stored: SetupPricesQuery) => {
  const [setDeposits] = useSetFirstDepositsMutation();
  const [setKm] = useSetFirstKmMutation();
  const [addExtra] = useAddSampleExtraMutation();
  const versions = useRef({ deposits: stored.depositSettings.version, km: stored.priceSettings.version });
  const added = useRef(new Set<string>());
  return async (values: PricesDraft): Promise<void> => {
    const deposits = await setDeposits({
      variables: { input: { version: versions.current.deposits, ...depositInput(values, stored.depositSettings) } },
    });
    versions.current.deposits = deposits.data?.updateDepositSettings.version ?? versions.current.deposits;
    const km = await setKm({
      variables: { input: { version: versions.current.km, includedKm: kmInput(values, stored.priceSettings) } },
    });
    versions.current.km = km.data?.updatePriceSettings.version ?? versions.current.km;
    for (const [index, sample] of samples.entries()) {
      const extra = values.extras[index];
      if (!extra?.chosen || added.current.has(sample.key)) continue;
      await addExtra({ variables: { input: sampleInput(sample, extra.price) } });
      added.current.add(sample.key);
    }
  };
};

const Fields = ({ stored, onDone }: FieldsProps) => {
  const save = useSavePrices(stored);
  const form = useServerForm<PricesDraft>({
    initial: { values: pricesDraft(stored) },
    validate: pricesProblems,
    fieldOf: Object.fromEntries(
      pricesDraft(stored).rows.flatMap((_, index) => [
        [`amounts.${index}.amount`, `rows.${index}.deposit`],
        [`includedKm.${index}.kmPerDay`, `rows.${index}.km`],
      ]),
    ),
    save: (values) => attempt(() => save(values)),
    onSaved: onDone,
  });
  const has = (name: string): boolean => stored.chargeRules.items.some((rule) => rule.name === name);
  return (
    <StepForm form={form} submitLabel={t('setup.save')}>
      {form.values.rows.map(({ category }, index) => {
        const from = lowestPrice(stored.vehicles.items, category);
        return (
          <FormPart
            key={category}
            legend={t(`common:category.${category}`)}
            hint={from === null ? undefined : t('setup.prices.from', { price: formatMoney(from) })}
          >
            <StepGrid>
              <AmountField label={t('setup.prices.deposit')} required {...form.field(`rows.${index}.deposit`)} />
              <AmountField label={t('setup.prices.excess')} {...form.field(`rows.${index}.excess`)} />
              <WholeField label={t('setup.prices.km')} suffix=" km" maxLength={8} {...form.field(`rows.${index}.km`)} />
            </StepGrid>
          </FormPart>
        );
      })}
      <Text size="sm" c="dimmed">
        {t('setup.prices.hint')}
      </Text>
      <FormPart legend={t('setup.prices.extras')} hint={t('setup.prices.extrasHint')}>
        <ul className={classes.extras}>
          {samples.map(({ key, unit }, index) => {
            const name = t(`setup.extras.${key}`);
            if (has(name)) return null;
            return (
              <li key={key}>
                <Checkbox
                  label={name}
                  description={t(unit === 'DAY' ? 'setup.prices.perDay' : 'setup.prices.perRental')}
                  {...form.check(`extras.${index}.chosen`)}
                />
                <AmountField
                  aria-label={t('setup.prices.priceOf', { name })}
                  {...form.field(`extras.${index}.price`)}
                  disabled={!form.values.extras[index]?.chosen}
                />
              </li>
            );
          })}
        </ul>
      </FormPart>
    </StepForm>
  );
};

/** The form of deposits, excesses and included km of the categories in the fleet, and of extras to start with. */
export const PricesStep = (props: StepProps) => (
  <Loaded
    query={useSetupPricesQuery({ fetchPolicy: 'network-only' })}
    title={t('setup.loadFailed')}
    waiting={<Skeleton height={240} radius="md" />}
  >
    {(stored) => <Fields {...props} stored={stored} />}
  </Loaded>
);
