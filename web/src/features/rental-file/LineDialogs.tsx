import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { AmountField } from '../../kit/form/AmountField';
import { FormDialog } from '../../kit/form/FormDialog';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { attempt } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import type { Fields } from '../../platform/graphql/fields';
import { amountOf } from '../../platform/money/money';
import { addRentalLineLimits, removeRentalLineLimits } from '../../platform/graphql/limits.generated';
import { notify } from '../../kit/notice/notify';
import { ReasonField } from '../../kit/form/ReasonField';
import { WholeField } from '../../kit/form/WholeField';
import type { FileLineFragment, FileLinesFragment } from './LinesPanel.generated';
import { useAddRentalLineMutation, useRemoveRentalLineMutation, useRulesOfLinesQuery } from './Lines.generated';
import { t } from './texts';

interface DialogProps {
  file: Pick<FileLinesFragment, 'number' | 'version'>;
  onReload: () => Promise<{ version: number } | undefined>;
  onClose: () => void;
}

interface LineDraft {
  /** Empty for a line with a label and a price of its own. */
  ruleId: string;
  label: string;
  sign: 'more' | 'less';
  unitPrice: string | number;
  quantity: string | number;
  reason: string;
}

const emptyLine: LineDraft = { ruleId: '', label: '', sign: 'more', unitPrice: '', quantity: 1, reason: '' };
const noReason = { reason: '' };

const priceOf = ({ unit, price }: { unit: string; price: string }): string =>
  unit === 'PERCENT' ? `${String(Number(price)).replace('.', ',')} %` : formatMoney(price);

/** Adds a line to the price of a rental: by a rule, or with a label and a price of its own. */
export const AddLineDialog = ({ file, onReload, onClose }: DialogProps) => {
  const { data } = useRulesOfLinesQuery();
  const rules = data?.chargeRules.items ?? [];
  const [add] = useAddRentalLineMutation();
  const form = useServerForm<LineDraft>({
    initial: { values: emptyLine, version: file.version },
    save: ({ ruleId, label, sign, unitPrice, quantity, reason }, version) => {
      const amount = amountOf(unitPrice);
      const priced = ruleId
        ? { ruleId }
        : { label, unitPrice: amount === null ? null : `${sign === 'less' ? '-' : ''}${amount}` };
      const input = { number: file.number, version, ...priced, quantity: Math.trunc(Number(quantity)), reason };
      return attempt(() => add({ variables: { input } }));
    },
    reload: reloadWith(onReload, () => emptyLine),
    onSaved: () => {
      void notify({ message: t('lines.added') });
      onClose();
    },
  });
  const { ruleId } = form.values;
  const rule = rules.find(({ id }) => id === ruleId);
  const measured = rule && (['KM', 'HOUR', 'LITRE', 'EIGHTH'] as const).find((unit) => unit === rule.unit);
  return (
    <FormDialog title={t('lines.addTitle')} form={form} submitLabel={t('lines.submitAdd')} onClose={onClose}>
      <NativeSelect
        label={t('lines.rule')}
        data={[
          { value: '', label: t('lines.freeRule') },
          ...rules.map(({ id, name, ...price }) => ({
            value: id,
            label: t('lines.rulePrice', { name, price: priceOf(price) }),
          })),
        ]}
        data-autofocus
        {...form.field('ruleId')}
      />
      {!ruleId && (
        <TextInput label={t('lines.name')} required {...addRentalLineLimits.label} {...form.field('label')} />
      )}
      <SimpleGrid cols={{ base: 1, xs: ruleId ? 1 : 3 }} spacing="sm">
        {!ruleId && (
          <>
            <NativeSelect
              label={t('lines.sign')}
              data={(['more', 'less'] as const).map((value) => ({ value, label: t(`lines.${value}`) }))}
              {...form.field('sign')}
            />
            <AmountField label={t('lines.unitPrice')} required {...form.field('unitPrice')} />
          </>
        )}
        <WholeField
          label={measured ? t(`lines.quantityHint.${measured}`) : t('lines.quantity')}
          maxLength={String(addRentalLineLimits.quantity.max).length}
          required
          {...form.field('quantity')}
        />
      </SimpleGrid>
      <ReasonField
        label={t('lines.reason')}
        description={t('lines.reasonHint')}
        {...addRentalLineLimits.reason}
        {...form.field('reason')}
      />
      <Text size="sm" c="dimmed">
        {t('lines.hint')}
      </Text>
    </FormDialog>
  );
};

/** Reverses a line, with a reason. */
export const RemoveLineDialog = ({
  file,
  line,
  onReload,
  onClose,
}: DialogProps & { line: Fields<FileLineFragment> }) => {
  const [remove] = useRemoveRentalLineMutation();
  const form = useServerForm({
    initial: { values: noReason, version: file.version },
    save: ({ reason }, version) =>
      attempt(() => remove({ variables: { input: { number: file.number, version, lineId: line.id ?? '', reason } } })),
    reload: reloadWith(onReload, () => noReason),
    fieldOf: { lineId: 'reason' },
    onSaved: () => {
      void notify({ message: t('lines.removed') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('lines.removeTitle', { label: line.label })}
      form={form}
      submitLabel={t('lines.submitRemove')}
      onClose={onClose}
    >
      <ReasonField
        label={t('lines.reason')}
        description={t('lines.reasonHint')}
        data-autofocus
        {...removeRentalLineLimits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
};
