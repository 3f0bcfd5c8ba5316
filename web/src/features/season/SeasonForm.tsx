import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { createSeasonLimits } from '../../platform/graphql/limits.generated';
import type { RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { FormPart } from '../../kit/form/FormPart';
import { useRecordForm } from '../../kit/form/useRecordForm';
import type { ServerForm } from '../../kit/form/useServerForm';
import { DateField } from '../../kit/date/DateField';
import { hintBelow } from '../../kit/form/hintBelow';
import { useCreateSeasonMutation, useUpdateSeasonMutation, type SeasonFieldsFragment } from './SeasonForm.generated';
import { RateFields } from './RateFields';
import classes from './Season.module.css';
import { draftOf, emptyRate, emptyStretch, toInput, type SeasonDraft } from './seasonDraft';
import { t } from './texts';

type Form = ServerForm<SeasonDraft>;

type ListName = 'stretches' | 'rates';

/** Removes an item of the form. The focus goes to the add button, because the pressed button is removed with its item. */
const useRemoval = (form: Form, list: ListName) => {
  const more = useRef<HTMLButtonElement>(null);
  const remove = (index: number): void => {
    form.removeListItem(list, index);
    more.current?.focus();
  };
  return { more, remove };
};

const StretchFields = ({ form }: { form: Form }) => {
  const { more, remove } = useRemoval(form, 'stretches');
  return (
    <FormPart legend={t('form.stretches')}>
      {form.values.stretches.map((_, index) => (
        <div key={index} className={classes.stretch}>
          <DateField label={t('form.startsOn')} required {...form.field(`stretches.${index}.startsOn`)} />
          <DateField label={t('form.endsOn')} required {...form.field(`stretches.${index}.endsOn`)} />
          <Checkbox label={t('form.everyYear')} {...form.check(`stretches.${index}.everyYear`)} />
          {form.values.stretches.length > 1 && (
            <Button
              variant="subtle"
              color="red"
              aria-label={t('form.removeStretch', { index: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      <Button
        ref={more}
        variant="light"
        className={classes.more ?? ''}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => form.insertListItem('stretches', { ...emptyStretch })}
      >
        {t('form.addStretch')}
      </Button>
    </FormPart>
  );
};

interface SeasonFormProps extends RecordFormProps<SeasonFieldsFragment> {
  /** Initial values of a new season. */
  start?: SeasonDraft | undefined;
}

/** Adds a season, or edits one. */
export const SeasonForm = ({ start = draftOf(null), ...props }: SeasonFormProps) => {
  const { record: season, onClose } = props;
  const [create] = useCreateSeasonMutation();
  const [update] = useUpdateSeasonMutation();
  const form = useRecordForm({
    ...props,
    t,
    draftOf: (stored) => (stored ? draftOf(stored) : start),
    toInput,
    create,
    update,
  });
  const { more, remove } = useRemoval(form, 'rates');
  return (
    <RecordFormDialog t={t} record={season} form={form} onClose={onClose} size="xl">
      <TextInput
        label={t('form.name')}
        description={t('form.nameHint')}
        inputWrapperOrder={hintBelow}
        required
        {...createSeasonLimits.name}
        data-autofocus
        {...form.field('name')}
      />
      <StretchFields form={form} />
      <FormPart legend={t('form.rates')} hint={t('form.ratesHint')}>
        {form.values.rates.map((rate, index) => (
          <RateFields
            key={index}
            form={form}
            rate={rate}
            index={index}
            onRemove={form.values.rates.length > 1 ? () => remove(index) : undefined}
          />
        ))}
        <Button
          ref={more}
          variant="light"
          className={classes.more ?? ''}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('rates', emptyRate())}
        >
          {t('form.addRate')}
        </Button>
      </FormPart>
    </RecordFormDialog>
  );
};
