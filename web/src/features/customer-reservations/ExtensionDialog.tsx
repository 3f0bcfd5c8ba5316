import { skipToken } from '@apollo/client/react';
import { Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { attempt, readProblem } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { formatDateTime, toWallTime } from '../../platform/time/time';
import { requestExtensionLimits } from '../../platform/graphql/limits.generated';
import { DateTimeField } from '../../kit/date/DateTimeField';
import { DaysLater } from '../../kit/date/DaysLater';
import { notify } from '../../kit/notice/notify';
import { useExtensionOfferQuery, useRequestExtensionMutation, type MyExtensionFragment } from './Extension.generated';
import { t } from './texts';

interface ExtensionDialogProps {
  rental: Pick<MyExtensionFragment, 'number' | 'endsAt'>;
  onClose: () => void;
}

/** Milliseconds without typing after which the price is queried. */
const offerDelayMs = 300;

/** Asks the agency to extend a rental; shows the price before anything is sent. */
export const ExtensionDialog = ({ rental: { number, endsAt }, onClose }: ExtensionDialogProps) => {
  const [request] = useRequestExtensionMutation();
  const end = toWallTime(endsAt);
  const form = useServerForm({
    initial: { values: { endsAt: end, note: '' } },
    validate: (draft) => ({
      endsAt: draft.endsAt > end ? undefined : t('extension.endWrong', { at: formatDateTime(endsAt) }),
    }),
    save: (draft) =>
      attempt(async () => {
        await request({
          variables: { input: { number, endsAt: draft.endsAt, note: draft.note || null } },
        });
        void notify({ message: t('extension.sent') });
      }),
    onSaved: onClose,
  });
  const [wanted] = useDebouncedValue(form.values.endsAt, offerDelayMs);
  const longer = wanted > end;
  const { data, error } = useExtensionOfferQuery(
    longer ? { variables: { number, endsAt: wanted }, fetchPolicy: 'network-only' } : skipToken,
  );
  // A query that is skipped keeps its last data.
  const offer = longer ? data?.extensionOffer : undefined;
  return (
    <FormDialog
      title={t('extension.title', { number })}
      form={form}
      submitLabel={t('extension.submit')}
      onClose={onClose}
      size="md"
    >
      <Text size="sm" c="dimmed">
        {t('extension.endNow', { at: formatDateTime(endsAt) })}
      </Text>
      <DaysLater
        label={t('extension.extendBy')}
        from={end}
        value={form.values.endsAt}
        onChange={(endsAt) => form.setValues({ endsAt })}
      />
      <DateTimeField
        label={t('extension.endsAt')}
        pickerTitle={t('extension.pickEnd')}
        required
        min={end}
        {...form.field('endsAt')}
        value={form.values.endsAt}
      />
      {offer && (
        <div role="status">
          <Text fw={600}>
            {t('extension.price', { difference: formatMoney(offer.difference), total: formatMoney(offer.total) })}
          </Text>
          <Text size="sm">{t(offer.free ? 'extension.free' : 'extension.notFree')}</Text>
        </div>
      )}
      {error && longer && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {readProblem(error).message}
        </Text>
      )}
      <Textarea
        label={t('extension.note')}
        {...requestExtensionLimits.note}
        autosize
        minRows={2}
        {...form.field('note')}
      />
    </FormDialog>
  );
};
