import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { attempt, readProblem } from '../../platform/errors/errors';
import { amountOf, amountOrZero, toCentimes } from '../../platform/money/money';
import { AmountField } from '../../kit/form/AmountField';
import { typedOf, type Typed } from '../../kit/form/typed';
import { WholeField } from '../../kit/form/WholeField';
import { FormDialog } from '../../kit/form/FormDialog';
import { RecordDialog } from '../../kit/form/RecordDialog';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { t as common } from '../../platform/i18n/texts';
import { useDepositSettingsQuery, type DepositSettingsQuery } from '../../domain/deposit/Deposit.generated';
import classes from '../../domain/deposit/Deposit.module.css';
import { categoriesBySize } from '../../domain/vehicle/categories';
import { t as depositT } from '../../domain/deposit/texts';
import { useUpdateDepositSettingsMutation } from './DepositSettingsDialog.generated';
import { t } from './texts';

type Settings = DepositSettingsQuery['depositSettings'];

const draftOf = ({ amounts, excesses, imprintWarningDays }: Settings) => ({
  amounts: categoriesBySize.map((category): Typed =>
    Number(amounts.find((each) => each.category === category)?.amount ?? 0),
  ),
  excesses: categoriesBySize.map((category) => typedOf(excesses.find((each) => each.category === category)?.amount)),
  imprintWarningDays: imprintWarningDays as Typed,
});

interface FormProps {
  settings: Settings;
  onReload: () => Promise<Settings | undefined>;
  onClose: () => void;
}

const SettingsForm = ({ settings, onReload, onClose }: FormProps) => {
  const [update] = useUpdateDepositSettingsMutation();
  const form = useServerForm({
    initial: { values: draftOf(settings), version: settings.version },
    validate: ({ amounts, imprintWarningDays }) => ({
      ...Object.fromEntries(
        amounts.map((amount, index) => [
          `amounts.${index}`,
          toCentimes(amount) === null ? depositT('amountMissing') : undefined,
        ]),
      ),
      imprintWarningDays: imprintWarningDays === '' ? t('daysMissing') : undefined,
    }),
    fieldOf: Object.fromEntries(categoriesBySize.map((_, index) => [`amounts.${index}.amount`, `amounts.${index}`])),
    save: ({ amounts, excesses, imprintWarningDays }, version) =>
      attempt(async () => {
        await update({
          variables: {
            input: {
              version,
              amounts: categoriesBySize.map((category, index) => ({
                category,
                amount: amountOrZero(amounts[index] ?? 0),
              })),
              excesses: categoriesBySize.flatMap((category, index) => {
                const amount = amountOf(excesses[index] ?? '');
                return amount === null ? [] : [{ category, amount }];
              }),
              imprintWarningDays: Number(imprintWarningDays),
            },
          },
        });
        void notify({ message: t('settings.saved') });
      }),
    reload: reloadWith(onReload, draftOf),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('settings.title')} form={form} submitLabel={depositT('save')} onClose={onClose} size="lg">
      <Text size="sm" c="dimmed">
        {t('settings.text')}
      </Text>
      <div className={classes.settings}>
        {categoriesBySize.map((category, index) => (
          <Fragment key={category}>
            <AmountField
              label={t('settings.deposit', { category: common(`category.${category}`) })}
              required
              {...form.field(`amounts.${index}`)}
            />
            <AmountField
              label={t('settings.excess', { category: common(`category.${category}`) })}
              {...form.field(`excesses.${index}`)}
            />
          </Fragment>
        ))}
        <WholeField label={t('settings.days')} required {...form.field('imprintWarningDays')} />
      </div>
    </FormDialog>
  );
};

/** Edits the deposit by category, and how early the staff are warned of card imprints that expire; for Admins. */
export const DepositSettingsDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error, loading, refetch } = useDepositSettingsQuery();
  if (data)
    return (
      <SettingsForm
        settings={data.depositSettings}
        onReload={async () => (await refetch()).data?.depositSettings}
        onClose={onClose}
      />
    );
  if (!error) return null;
  return (
    <RecordDialog
      title={t('settings.title')}
      error={error}
      absent={false}
      loading={loading}
      onRetry={() => void refetch().catch((reason: unknown) => readProblem(reason))}
      onClose={onClose}
    />
  );
};
